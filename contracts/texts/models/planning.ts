/** Models for work that lies ahead. */
export const planningModels = {
  'mental-model-pre-mortem': {
    title: 'Pre-Mortem Analysis',
    description: 'Imagine that the plan has failed, write the story of how, and repair the plan before it begins.',
    tags: ['planning', 'risk-management'],
    when: [
      'A plan is nearly agreed, and doubts are no longer welcome.',
      'A launch, a migration or a promise to others is close.',
      'The people involved have done this before, and expect it to go as it did then.',
      'Failure would be slow to notice or hard to undo.',
    ],
    process: [
      'Set the date after the planned end and say: it has failed, plainly and visibly.',
      'Let everybody write alone, for some minutes, the reasons why. Alone, so that the first voice does not choose for all.',
      'Collect the reasons without judging them. Ask for details: when did it begin, who noticed, what did it look like?',
      'Group them and rate each by how likely it is and how much it would hurt.',
      'For the worst few decide: prevent it, notice it early, or soften it. Change the plan accordingly, now.',
      'Name for each remaining risk the sign that it has begun and who watches for it.',
    ],
    principle:
      'People find reasons more easily for something that has happened than for something that may. Pretending that it has happened sets the knowledge free.',
    example:
      'A data migration. "It failed because we found after two days that dates before 1970 were stored as zero, and the old system had been switched off." Changes: compare counts and ranges before the switch, keep the old system readable for a month, rehearse once with a copy.',
    traps: [
      'Listing catastrophes that nobody can influence.',
      'Collecting risks and leaving the plan as it was.',
      'Letting the owner of the plan speak first.',
    ],
  },
  'mental-model-fermi-estimation': {
    title: 'Fermi Estimation',
    description: 'Break a number nobody knows into factors that can be guessed, and multiply them to the right power of ten.',
    tags: ['planning', 'analysis'],
    when: [
      'A decision depends on whether something is ten times or a thousand times too large.',
      'Nobody has data, and waiting for it costs more than being roughly wrong.',
      'Somebody gives a figure, and you want to know whether it can be true.',
      'Capacity, cost or duration must be sized before anything is built.',
    ],
    process: [
      'State what is counted, with its unit and for which period.',
      'Split it into factors: how many, how often, how large, which share. Prefer factors that you have seen with your own eyes.',
      'Give each factor a low and a high bound that you would bet on, and take the geometric middle.',
      'Multiply, with units. Round to one digit; more would pretend to know.',
      'Estimate it a second time along another path. If the results differ by more than ten, one path holds an error: find it.',
      'Say which factor the result hangs on most. That is the one worth measuring.',
    ],
    principle:
      'Errors in independent guesses cancel in part. A chain of modest guesses is better than one bold one, and shows where to look next.',
    example:
      'How much disk for logs in a year? 200 requests a second by day, a third of it on average: about 70. Each writes 1 kilobyte: 70 kB/s, 6 GB a day, 2 TB a year; compressed ten to one, 200 GB. So one disk is enough, and the size of a line matters more than anything else.',
    traps: [
      'Factors that depend on one another, whose errors then add up.',
      'Precise numbers that were copied from a source nobody checked.',
      'Forgetting the unit half way.',
    ],
  },
  'mental-model-decomposition': {
    title: 'Problem Decomposition',
    description: 'Cut a problem into parts that can be solved and checked alone, and say how the parts fit together again.',
    tags: ['planning', 'problem-solving'],
    when: [
      'A task is too large to hold in mind or to finish in one sitting.',
      'Several people shall work at the same time.',
      'Nobody can say how much is done.',
      'One part is risky and should be known early.',
    ],
    process: [
      'Describe the result from outside: what goes in, what comes out, how one sees that it is right.',
      'Look for seams: changes of data, of time, of owner, of certainty. Cut there and not in equal pieces.',
      'Give each part a result of its own and a check of its own. A part that cannot be checked alone is not cut out yet.',
      'Write down what the parts exchange. Make these interfaces narrow and fix them first.',
      'Draw who needs whom. Turn circles into a shared part or a fixed contract.',
      'Order the work: first what could spoil everything, then what others wait for.',
      'Put two parts together early, to see whether the cut was right.',
    ],
    principle: 'Difficulty grows faster than size. Parts with few connections are easier together than the whole, and only then.',
    example:
      'Import of old invoices. Parts: read files into records, check records, map customers, write, report. Between them stands one record type. Mapping customers is the risk, so it is tried first on a hundred invoices with a program that is thrown away.',
    traps: [
      'Cutting by who is free instead of by seams.',
      'Parts that are "ninety percent done" because their end was never described.',
      'A plan in which everything meets for the first time on the last day.',
    ],
  },
  'mental-model-time-horizon-shifting': {
    title: 'Time Horizon Shifting',
    description: 'Judge the same choice as of today, in a year and in ten, and see which of its effects appear and which fade.',
    tags: ['planning', 'decision-making'],
    when: [
      'Pressure is high, and every option is judged by this week.',
      'Something is cheap now and paid for later, or the reverse.',
      'A decision sets a habit, a format or a contract that others will build on.',
      'A quarrel about taste is really one about how long things shall last.',
    ],
    process: [
      'Write the options without judging them.',
      'For each, describe an ordinary day one week after the choice: who does what, what hurts?',
      'Do the same for one year. Consider growth, people who have left, and what has been built on top.',
      'Do the same for ten years, or for the end of its life: how does one get rid of it?',
      'Mark effects that change sign between horizons. These are the real subject of the decision.',
      'Say which horizon counts here, and why. Choose for that one, and soften the others.',
      'Note what would have to be seen to switch later, and how much switching would cost.',
    ],
    principle: 'An option is not good or bad, but good or bad for how long. Most regret comes from a horizon that nobody named.',
    example:
      'Copying a module instead of sharing it. In a week: faster by three days. In a year: two bugs repaired twice and one forgotten. In ten years: two products that no longer resemble each other, which may even be right. The team chooses the copy for an experiment that ends in a month, and writes down that it ends.',
    traps: [
      'Looking far ahead only where it supports what one wants anyway.',
      'Treating the far future as certain.',
      'Forgetting that doing nothing has horizons too.',
    ],
  },
  'mental-model-impact-effort-grid': {
    title: 'Impact-Effort Grid',
    description: 'Place candidates by what they bring and what they cost, and begin where much comes for little.',
    tags: ['planning', 'decision-making'],
    when: [
      'There are more good ideas than hands.',
      'A list of wishes has grown for months without order.',
      'A team wants a quick success without losing sight of the large things.',
      'People defend favourites and compare different measures.',
    ],
    process: [
      'Say for whom impact is measured and in what: hours saved, faults avoided, money, learning.',
      'Fix the ends of both scales with examples that everybody knows.',
      'Let everybody place each item alone, then compare. Talk only about items that lie far apart.',
      'Read the four fields: much for little first; much for much is a project to plan; little for little fills gaps; little for much is declined, aloud.',
      'Split large items. Often a part of them lies in the first field.',
      'Choose fewer than fit, and write the date when the grid is looked at again.',
    ],
    principle:
      'Order comes from comparing two honest numbers, not from the loudest reason. A rough place on a shared scale beats an exact one on a private scale.',
    example:
      'Twelve ideas for a build that takes too long. Caching dependencies: minutes of work, half the time saved. Splitting the repository: months, perhaps a fifth. A third idea, running only affected tests, looks large until it is split: the list of affected files alone takes a day and brings most of it.',
    traps: [
      'Effort that forgets review, rollout and care afterwards.',
      'Filling the week with small things, so that the large one never begins.',
      'Scores that are changed until the favourite wins.',
    ],
  },
};
