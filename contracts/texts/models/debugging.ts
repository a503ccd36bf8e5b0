/** Models that find out what is going on. */
export const findingModels = {
  'mental-model-rubber-duck': {
    title: 'Rubber Duck Debugging',
    description: 'Explain the code line by line to a listener who knows nothing, until what you say and what it does part ways.',
    tags: ['debugging'],
    when: [
      'The code looks right and the result is wrong.',
      'You have read the same lines many times and see nothing new.',
      'You are about to ask somebody for help and want the question to be a good one.',
      'You inherit code and must be sure that you understand it before you change it.',
    ],
    process: [
      'Say in one sentence what should happen, and in another what happens instead.',
      'Name the input that shows the fault, with its actual values.',
      'Go through the code in the order in which it runs. For each line say what it reads, what it writes and why it is there.',
      'At each step say what you believe the values are, then look them up. Do not skip lines that are "obviously fine".',
      'Stop at the first place where belief and fact differ, or where you cannot say why a line is there.',
      'State that place as a hypothesis, and name the smallest check that could prove it wrong.',
    ],
    principle:
      'Understanding that was never spoken has gaps that nobody notices. Speaking forces every step to be said, and a gap cannot be said.',
    example:
      'A total is too high by one item. Told aloud: "the loop begins at 0, adds the price, and ends when the index is larger than the length". Larger than, not equal to: the loop runs once more, reads past the end, and a default price is added. The sentence was wrong before the code was looked at again.',
    traps: [
      'Telling the plan of the code instead of the code that stands there.',
      'Skipping helpers because their names promise what they do.',
      'Stopping at the first odd thing without checking that it explains the symptom.',
    ],
  },
  'mental-model-five-whys': {
    title: 'Five Whys',
    description:
      'Ask why again and again, each time about the answer before, until a cause appears that can be removed for good.',
    tags: ['debugging', 'problem-solving'],
    when: [
      'A fault came back after it had been repaired.',
      'An incident is over and should not happen again.',
      'A symptom is clear, and several layers lie between it and its cause.',
      'People argue about whom to blame instead of what to change.',
    ],
    process: [
      'Write the problem as a fact that was observed, with time and size, not as an opinion.',
      'Ask why it happened. Accept only answers for which there is evidence; write the evidence beside the answer.',
      'Take that answer as the new problem and ask again. Where there are two answers, follow both.',
      'Go on until the answer is a process, a rule or a design that you can change. Five times is a habit, not a law.',
      'Read the chain backwards with "therefore". Where it does not follow, a step is missing or wrong.',
      'Decide on one change at the deepest cause and, if need be, one at the surface that limits harm until then.',
    ],
    principle: 'A symptom that is treated returns. What is worth changing is the last cause in the chain that is in your hands.',
    example:
      'The site was down. Why? The disk was full. Why? Logs were not rotated. Why? The new service writes to its own folder. Why does rotation not know it? The list of folders is kept by hand. Why by hand? The service template has no place for it. Change: the template declares its log folder, and rotation reads the declarations.',
    traps: [
      'Ending at "somebody was careless": the question is why carelessness had an effect.',
      'Following a single chain where two causes had to meet.',
      'Answers that sound right and for which nobody has looked.',
    ],
  },
  'mental-model-assumption-surfacing': {
    title: 'Assumption Surfacing',
    description:
      'List what an argument takes for granted, rate each item by doubt and weight, and test the dangerous ones first.',
    tags: ['analysis'],
    when: [
      'A plan feels safe and nobody can say why.',
      'Two people reach opposite conclusions from the same facts.',
      'A decision is expensive to take back.',
      'You take over an analysis that somebody else made.',
    ],
    process: [
      'Write the conclusion as one sentence.',
      'Ask for each part of it: what must be true so that this holds? Note every answer, also those that seem silly to write down.',
      'Look in the usual places: users, data, load, time, money, skills, other systems, the law, what stays as it is.',
      'Rate each assumption twice: how sure are we, and what happens to the conclusion if it is wrong?',
      'Sort. Little certainty and great effect comes first.',
      'Give each of the first few a test with a date, or a sign that would tell you that it has failed.',
      'Write down what you decided to believe without a test, so that it can be found again.',
    ],
    principle: 'What is argued about is rarely what is wrong. Errors hide in what nobody thought worth saying.',
    example:
      'Conclusion: "we can move to the new provider in a weekend". Taken for granted: exports are complete, ids stay the same, the old system can be read during the move, nobody works on Saturday. Ids turn out to be reassigned. One hour of looking saved a weekend of repair.',
    traps: [
      'Listing only what is easy to confirm.',
      'Treating an assumption as settled because it is old.',
      'Testing what is interesting instead of what the conclusion rests on.',
    ],
  },
  'mental-model-abstraction-laddering': {
    title: 'Abstraction Laddering',
    description: 'Move a question up by asking why and down by asking how, until it stands at the height where it can be solved.',
    tags: ['problem-solving', 'analysis'],
    when: [
      'A request names a solution, and the need behind it is unknown.',
      'A goal is so general that nobody can begin.',
      'A discussion jumps between vision and details.',
      'A design is stuck, and all options look alike.',
    ],
    process: [
      'Write the question as it was put, in the middle of a page.',
      'Ask "why do we want this?" and write the answer above it. Repeat until the answer is a value nobody would question.',
      'Go back and ask "how else could that be reached?" at each rung. Write the alternatives beside it.',
      'Ask "how exactly?" downwards until a rung is something that one person could do today.',
      'Read the whole ladder and mark the rung that is wide enough for choices and narrow enough to act on.',
      'Put the question again at that rung, and name what was left out on purpose.',
    ],
    principle:
      'A problem has many heights. Too low, and one polishes the wrong thing; too high, and nothing follows from what is said.',
    example:
      'Asked for: "add a button that exports to a spreadsheet". Why? To compare months. Why? To see which customers leave. How else? A chart in the product, a weekly message, an alarm when the number jumps. The alarm is cheaper than the button and answers the need.',
    traps: [
      'Climbing so high that every project is "make people happy".',
      'Going down along one path only, as if each how had a single answer.',
      'Leaving the ladder without writing down the rung that was chosen.',
    ],
  },
};
