import { readFileSync } from 'node:fs';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';

/** Something that was stored, by the name that questions know it by. */
export interface Item {
  readonly key: string;
  readonly kind: 'note' | 'card' | 'plan' | 'task' | 'step' | 'anchor' | 'job' | 'trace';
  /** Type of a card, plan of a task, task of a step, id of an anchor. */
  readonly of?: string;
  readonly title: string;
  readonly text: string;
}

export interface Question {
  readonly text: string;
  /** Any of these answers it. */
  readonly answers: readonly string[];
}

/** Those to tune by, and those that only the test looks at. */
export interface Halves<T> {
  readonly tune: readonly T[];
  readonly heldOut: readonly T[];
}

const lines = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const halves = <T>(all: readonly T[]): Halves<T> => ({
  tune: all.filter((_, i) => i % 2 === 0),
  heldOut: all.filter((_, i) => i % 2 === 1),
});

function readTasks(): Item[] {
  let task = '';
  return lines('items-tasks.txt').map((line): Item => {
    const [head = '', title = '', text = '', tests = ''] = cells(line);
    const [kind, key = '', of] = head.split(' ');
    if (kind === 'P') return { key, kind: 'plan', title, text };
    if (kind === 'S') return { key, kind: 'step', of: task, title, text: tests === '-' ? text : `${text}\n${tests}` };
    task = key;
    return { key, kind: 'task', ...(of === undefined ? {} : { of }), title, text };
  });
}

function readMore(): Item[] {
  return lines('items-more.txt').map((line): Item => {
    const [head = '', ...rest] = cells(line);
    const [kind, key = ''] = head.split(' ');
    if (kind === 'A') return { key, kind: 'anchor', of: rest[0] ?? '', title: rest[1] ?? '', text: rest[2] ?? '' };
    return kind === 'J'
      ? { key, kind: 'job', title: rest[0] ?? '', text: rest[1] ?? '' }
      : { key, kind: 'trace', title: '', text: rest[0] ?? '' };
  });
}

export const items: readonly Item[] = [
  ...lines('items-notes.txt').map((line): Item => {
    const [key = '', title = '', text = ''] = cells(line);
    return { key, kind: 'note', title, text };
  }),
  ...lines('items-cards.txt').map((line): Item => {
    const [key = '', of = '', title = '', text = ''] = cells(line);
    return { key, kind: 'card', of, title, text };
  }),
  ...readTasks(),
  ...readMore(),
];

export const questions = halves(
  lines('questions.txt').map((line): Question => {
    const [text = '', answers = ''] = cells(line);
    return { text, answers: answers.split(' ') };
  }),
);
export const absent = halves(lines('absent.txt'));

export const workspace = 'recall/parcels';

type Json = Record<string, unknown>;

/** Stores everything with the tools that an agent has; gives the key of each reference. */
export async function store(app: App, later: () => void): Promise<Map<string, string>> {
  const refs = new Map<string, string>();
  const ask = async (tool: string, args: Json): Promise<Json> => {
    const { result, error } = await call(app, tool, { workspace, ...args });
    if (error) throw new Error(`${tool}: ${error.message}`);
    later();
    return result as Json;
  };
  const seqOf = ({ entry }: Json) => (entry as { seq: number }).seq;
  const ids = new Map<string, string>();
  const steps = (task: string) => items.filter(({ kind, of }) => kind === 'step' && of === task);
  let made = { plan: 0, task: 0, step: 0, job: 0 };
  const next = (kind: keyof typeof made, digits: number) => {
    made = { ...made, [kind]: made[kind] + 1 };
    return `${kind.toUpperCase()}-${String(made[kind]).padStart(digits, '0')}`;
  };
  const put: Readonly<Record<Item['kind'], (item: Item) => Promise<void>>> = {
    note: async ({ key, title, text }) =>
      void refs.set(`notes@${seqOf(await ask('notes_commit', { title, content: text }))}`, key),
    trace: async ({ key, text }) => void refs.set(`trace@${seqOf(await ask('trace_step', { step: text }))}`, key),
    card: async ({ key, of, title, text }) => {
      const { card_id } = await ask('think_card', { card: { type: of, title, text } });
      refs.set(String(card_id), key);
    },
    plan: async ({ key, title, text }) => {
      ids.set(key, next('plan', 3));
      refs.set(ids.get(key) as string, key);
      await ask('tasks_create', { title, description: text });
    },
    task: async ({ key, of = '', title, text }) => {
      refs.set(next('task', 3), key);
      for (const step of steps(key)) refs.set(next('step', 8), step.key);
      await ask('tasks_create', {
        parent: ids.get(of),
        title,
        description: text,
        steps: steps(key).map((step) => {
          const [criteria = '', tests] = step.text.split('\n');
          return { title: step.title, success_criteria: [criteria], ...(tests ? { tests: [tests] } : {}) };
        }),
      });
    },
    step: async () => {},
    anchor: async ({ key, of = '', title, text }) => {
      refs.set(of, key);
      await ask('anchors_bootstrap', { anchors: [{ id: of, title, kind: 'component', description: text }] });
    },
    job: async ({ key, title, text }) => {
      refs.set(next('job', 3), key);
      await ask('tasks_jobs_create', { title, prompt: text });
    },
  };
  for (const item of items) await put[item.kind](item);
  return refs;
}
