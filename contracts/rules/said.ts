import { must } from '../kit/index.ts';

/** What every tool promises that reads claims, nodes or edges: whether one holds may follow from any line of its store. */
export const thoughtsSaid = {
  'what-is-no-record-is-said': must(
    'Lines of claims, nodes and edges that are no records, and a piece of one at an end, are said; the answer is without them.',
  ),
};
export const thoughtsWarned = ['LOG_LINES_PASSED_OVER', 'LOG_ENDS_UNFINISHED'] as const;

/** What every tool promises that builds on single records of a log. */
export const recordsSaid = {
  'a-record-that-breaks-its-contract-is-said': must(
    'Every record that is built on is held against its contract; one that does not hold it is taken as it stands, and said.',
  ),
};
