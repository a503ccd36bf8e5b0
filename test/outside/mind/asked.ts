import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { answers } from '../../../contracts/answers/index.ts';
import type { AnswerName } from '../../../generated/registry/records.ts';
import { defaultMind, type MindConfig, type MindWorld, openMind } from '../../../src/outside/mind/index.ts';
import { tempFolder } from '../../support/app.ts';
import { type TestTime, testTime } from '../../support/test-time.ts';

/** As long as real ones are. */
export const key = 'sk-test-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJ';

/** A good answer to a question, as its contract gives it. */
export const answerTo = (name: AnswerName): unknown => answers.find((a) => a.name === name)?.valid[0]?.answer;

export const chat = (content: unknown, more: object = {}) => ({
  body: { model: 'scripted-1', choices: [{ message: { role: 'assistant', content, ...more }, finish_reason: 'stop' }] },
});
export const json = (value: unknown) => JSON.stringify(value);

export interface MindBench {
  readonly folder: string;
  readonly time: TestTime;
  mind(config: Partial<MindConfig>, world?: Partial<MindWorld>): ReturnType<typeof openMind>;
  openai(url: string, more?: Partial<MindConfig['openai_compatible']>, world?: Partial<MindWorld>): ReturnType<typeof openMind>;
  anthropic(url: string, more?: Partial<MindConfig['anthropic']>, world?: Partial<MindWorld>): ReturnType<typeof openMind>;
  /** Transcripts by name, each as its rows. */
  // biome-ignore lint/suspicious/noExplicitAny: rows are looked into field by field
  transcripts(): { name: string; mode: number; text: string; rows: any[] }[];
  remove(): void;
}

export function mindBench(time: TestTime = testTime((ms) => ms !== 60_000)): MindBench {
  const { folder, remove } = tempFolder();
  const transcripts = path.join(folder, 'transcripts', 'mind');
  const bench: MindBench = {
    folder,
    time,
    mind: (config, world = {}) =>
      openMind(
        { ...defaultMind, ...config },
        {
          root: process.cwd(),
          project: folder,
          transcripts,
          env: { OPENAI_API_KEY: key, ANTHROPIC_API_KEY: key },
          time,
          random: () => 0,
          ...world,
        },
      ),
    openai: (url, more = {}, world = {}) =>
      bench.mind(
        {
          provider: 'openai_compatible',
          openai_compatible: { ...defaultMind.openai_compatible, base_url: `${url}/v1`, model: 'scripted', ...more },
        },
        world,
      ),
    anthropic: (url, more = {}, world = {}) =>
      bench.mind(
        { provider: 'anthropic', anthropic: { ...defaultMind.anthropic, base_url: url, model: 'scripted', ...more } },
        world,
      ),
    transcripts: () =>
      readdirSync(transcripts)
        .sort()
        .map((name) => {
          const file = path.join(transcripts, name);
          const text = readFileSync(file, 'utf8');
          const rows = text
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line));
          return { name, mode: statSync(file).mode & 0o777, text, rows };
        }),
    remove,
  };
  return bench;
}
