import type { Time } from '../../kernel/time.ts';

/** What a Mind needs of the world around it. */
export interface MindWorld {
  /** The folder that holds `generated/`, with the schemas. */
  readonly root: string;
  /** Folder that questions are about; programs are started there. */
  readonly project: string;
  /** Folder for transcripts, made when it is not there; null: none are kept. */
  readonly transcripts: string | null;
  readonly env: NodeJS.ProcessEnv;
  readonly time: Time;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** A few letters that nobody has been given before. */
  readonly unique: () => string;
}
