/** A pattern, as it is sent. */
export const aPattern = {
  title: 'Measure, before you guess!',
  description: 'For slow programs.',
  content: '# Measure first\n\n1. Say what is slow, in numbers.\n2. Find where the time goes.\n',
  tags: ['performance'],
};

/** A scratchpad note, as it is sent. */
export const aNote = { title: 'Who does what', content: 'Ann: the network' };
