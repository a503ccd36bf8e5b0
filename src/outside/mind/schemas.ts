import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnswerName } from '../../../generated/registry/records.ts';
import type { ShapeSchema } from '../../kernel/strict.ts';

type Dialect = 'plain' | 'codex' | 'openai' | 'anthropic';

/** The schema of an answer, as a provider takes it. */
export interface AnswerSchema {
  readonly name: AnswerName;
  readonly file: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** As answers are kept. */
  readonly plain: ShapeSchema;
}

export async function answerSchema(root: string, dialect: Dialect, name: AnswerName): Promise<AnswerSchema> {
  const fileOf = (folder: Dialect) => path.join(root, 'generated', 'answers', folder, `${name}.json`);
  const read = async (folder: Dialect) => JSON.parse(await readFile(fileOf(folder), 'utf8'));
  return { name, file: fileOf(dialect), schema: await read(dialect), plain: await read('plain') };
}
