/** Models for choices and for what could go wrong with them. */
export const decidingModels = {
  'mental-model-steelmanning': {
    title: 'Steelmanning',
    description:
      'State the view you disagree with in its strongest form, so that its own supporters would sign it, and answer that.',
    tags: ['decision-making'],
    when: [
      'You are about to reject a proposal.',
      'A debate goes in circles, and each side answers what nobody said.',
      'You notice that you want an option to be wrong.',
      'A decision will be questioned later by people who preferred the other one.',
    ],
    process: [
      'Write the other view in its own words, without irony and without "but".',
      'Add the best reasons for it, also those its supporters did not mention.',
      'Name the circumstances in which it would plainly be right.',
      'Ask somebody who holds the view, or play them: what is missing, what is unfair? Correct it.',
      'Only now compare. Which of its reasons do you accept, and what follows from them for your own view?',
      'Decide, and write which of its strong points remain unanswered.',
    ],
    principle:
      'A conclusion is worth as much as the best argument it has met. Beating a weak one proves nothing and teaches nothing.',
    example:
      'Proposal: rewrite the service in another language. Its strongest form: half of last year\'s incidents were of a kind that the other language rules out, and two people who know the old one have left. Answer to that: the incidents lie in one module, so this module is rewritten and the rest is not. Without the exercise the answer would have been "rewrites fail".',
    traps: [
      'Building a strong version that is still easy to knock over.',
      'Admitting points in words and deciding as if they had not been made.',
      'Using it to lengthen a decision that is small and easy to undo.',
    ],
  },
  'mental-model-trade-off-matrix': {
    title: 'Trade-off Matrix',
    description: 'Hold options against named criteria with weights, so that what is given up for what becomes visible.',
    tags: ['decision-making'],
    when: [
      'Three or more options are each best at something.',
      'Several people must agree who care about different things.',
      'The reasons for a choice will be asked for in a year.',
      'A favourite exists, and nobody has said what it costs.',
    ],
    process: [
      'Write the decision as a question with a date.',
      'List the criteria before looking at options. Drop those in which all options are alike.',
      'Separate what is required from what is wanted. An option that lacks a requirement leaves.',
      'Weigh the criteria by asking: how much of this one would I give for more of that one?',
      'Rate each option with a short reason and a source. "Good" is no reason.',
      'Add up, then change the weights within reason. If the winner changes, say on which weight the choice hangs.',
      'Decide, and write down in one sentence what was given up.',
    ],
    principle: 'Nothing is free. A matrix does not decide; it shows the price of each decision before it is paid.',
    example:
      'A message queue for a small team. Required: survives a restart. Wanted: little care (weight 5), throughput (2), known to the team (3). A table in the database that is there wins by care and knowledge although its throughput is the lowest. Given up: more than some thousand messages a second, which nobody expects in two years.',
    traps: [
      'Weights chosen after the scores.',
      'Twenty criteria, in which the important ones drown.',
      'Adding up numbers that only look as if they had the same unit.',
    ],
  },
  'mental-model-inversion': {
    title: 'Inversion',
    description: 'Ask how the opposite of the goal would be reached for certain, and then avoid doing that.',
    tags: ['decision-making', 'risk-management'],
    when: [
      'It is hard to say what success needs and easy to say what would ruin it.',
      'A goal is vague: quality, trust, good onboarding.',
      'All ideas add something, and none takes anything away.',
      'A system works, and you want to know why it has not failed yet.',
    ],
    process: [
      'Write the goal, then its opposite, as concretely as possible.',
      'Ask: what would we do to reach the opposite reliably and soon? Collect many answers.',
      'Mark what you are already doing, fully or in part. Be honest; this is where the profit lies.',
      'Turn each marked item around: stop it, forbid it, or make it impossible.',
      'Look for single items that alone would be enough to fail. Guard these first.',
      'Go back to the goal and ask what is still missing when all of this is avoided.',
    ],
    principle: 'Avoiding stupidity is easier than being brilliant, and often enough.',
    example:
      'Goal: new people contribute within a week. Opposite: nobody can contribute for a month. How? Give accounts late, keep setup in heads, review only on Fridays, let tests fail at random. Three of the four are true today. Removing them needs no new programme.',
    traps: [
      'Inventing sabotage that nobody would commit instead of naming habits.',
      'Stopping at the list, without looking for oneself in it.',
      'Believing that what avoids failure already is success.',
    ],
  },
  'mental-model-constraint-relaxation': {
    title: 'Constraint Relaxation',
    description:
      'Drop one limit at a time, solve the freer problem, and see how much of that solution can be had within the limit.',
    tags: ['problem-solving'],
    when: [
      'Every solution breaks at the same limit.',
      'Limits were handed down, and nobody knows who set them.',
      'A search has stalled among small variations.',
      'You want to know what a limit costs before you argue about it.',
    ],
    process: [
      'List all limits: time, money, compatibility, people, technology, rules, taste.',
      'Mark each as law of nature, law of the land, promise, habit or guess. Most turn out to be one of the last two.',
      'Take one away in thought and solve the problem as if it were gone. Sketch the solution, do not only praise it.',
      'Ask what of this solution survives when the limit returns, perhaps softer or later.',
      'Repeat with the next limit, and with pairs that hold each other in place.',
      'For the limit that costs most, find out who can change it and what they would want for it.',
    ],
    principle:
      'A limit that is not questioned works like a fact. Thinking without it shows what it costs, and that is often more than it is worth.',
    example:
      'Search must answer in 50 milliseconds on the old machine. Without the machine: an index in memory. Without the 50 milliseconds: a better ranking. Without "all documents": only last year\'s, which is what nine of ten ask for. The last survives: recent documents in memory, the others behind a second request.',
    traps: [
      'Relaxing the limit that one dislikes instead of the one that binds.',
      'Forgetting to bring the limit back.',
      'Treating people and safety as limits like any other.',
    ],
  },
  'mental-model-adversarial-thinking': {
    title: 'Adversarial Thinking',
    description: 'Take the side of somebody who wants it to fail, look for the cheapest way in, and close that one first.',
    tags: ['risk-management'],
    when: [
      'Something takes input from people you do not know.',
      'An incentive, a rule or a measure shall be introduced.',
      'A design was reviewed by friends only.',
      'Money, secrets or reputation are within reach.',
    ],
    process: [
      'Name what is worth taking or breaking, and what it would be worth to whom.',
      'Draw the opponents: the curious, the bored insider, the thief, the careless colleague, the program that repeats for ever.',
      'For each, list what they know, what they can touch and how patient they are.',
      'Go through every way in and ask: what if this is too large, too many, empty, late, twice, forged, or from the wrong person?',
      'Chain small weaknesses. Two harmless ones are often a harmful one.',
      'Rate by cost for the opponent and harm to you. Close what is cheap for them, then what hurts most.',
      'Decide how an attack that succeeds would be noticed, and how one recovers.',
    ],
    principle:
      'A builder asks whether it works; an opponent asks whether it can be made to do something else. Both questions need an answer.',
    example:
      'A referral bonus of ten euros. Cheapest way in: refer oneself with a second address. Closing it by checking names costs honest users. Paying only after the second purchase makes the trick cost more than it brings, and needs no check at all.',
    traps: [
      'Defending against a film villain and leaving the door open.',
      'Counting on it that nobody knows the address.',
      'Stopping at technology: people can be asked for their password.',
    ],
  },
  'mental-model-opportunity-cost': {
    title: 'Opportunity Cost',
    description: 'Measure a choice by the best thing that can no longer be done because of it, not by its price alone.',
    tags: ['decision-making'],
    when: [
      'Something is affordable, and that is the whole argument.',
      'A project goes on because it has begun.',
      'People or attention are scarcer than money.',
      'A free offer needs care, learning or space.',
    ],
    process: [
      'Write what the choice uses up: money, hours of certain people, attention, trust, room for later change.',
      'For each scarce resource name its best other use in the same time. Be concrete: which task, with which result?',
      'Leave out what is already spent. It is gone whichever way you choose.',
      'Add "do nothing" and "do it later" as options with costs of their own.',
      'Compare the gain of the choice with the gain of the best alternative, over the same period.',
      'Choose, and write down the alternative that was given up, so that it can be looked at when the result is known.',
    ],
    principle: 'The cost of anything is what you give up for it. What has no visible bill still has a cost.',
    example:
      'Two engineers could build a reporting tool in a month instead of paying 400 euros a month for one. In that month they could also finish the import that three customers wait for, worth some 5,000 a month. The tool would be paid for by the import that comes later.',
    traps: [
      'Comparing with nothing instead of with the best alternative.',
      'Counting sunk costs as a reason to go on.',
      'Valuing hours by wages although the person is the bottleneck.',
    ],
  },
};
