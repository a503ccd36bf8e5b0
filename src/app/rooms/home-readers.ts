import { checkRecord } from '../../store/home/check.ts';
import { evidenceLogReads } from '../../store/home/read/evidence-log.ts';
import { thoughtReads } from '../../store/home/read/thoughts.ts';
import type { HomeReader } from '../../store/home/reader.ts';

/** What rooms of the autopilot read of a home folder. */
export const homeReaders = {
  log: (home: HomeReader) => evidenceLogReads(home, checkRecord),
  thoughts: (home: HomeReader) => thoughtReads(home),
};
