import { readFile } from 'node:fs/promises';
import { type ForeignCall, ForeignFileError, isRecord, listIn, textIn } from './shape.ts';

type Json = Record<string, unknown>;

interface TaskList {
  readonly tag: string;
  readonly tasks: readonly Json[];
}

/** Lists by tag; a file from before there were tags is one list. */
function listsIn(data: unknown): TaskList[] {
  const tasksOf = (value: unknown): Json[] | undefined =>
    isRecord(value) && Array.isArray(value.tasks) && value.tasks.every(isRecord) ? (value.tasks as Json[]) : undefined;
  const plain = tasksOf(data);
  if (plain) {
    const meta = isRecord(data) && isRecord(data.meta) ? data.meta : {};
    return [{ tag: textIn(meta.projectName) ?? 'master', tasks: plain }];
  }
  const lists = isRecord(data)
    ? Object.entries(data).flatMap(([tag, value]) => {
        const tasks = tasksOf(value);
        return tasks ? [{ tag, tasks }] : [];
      })
    : [];
  if (lists.length) return lists;
  throw new ForeignFileError('there is no list of tasks in it. Name a tasks.json of task-master.');
}

async function read(file: string): Promise<TaskList[]> {
  let data: unknown;
  try {
    data = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ForeignFileError(`it is no JSON: ${(error as Error).message}`);
  }
  return listsIn(data);
}

const numbered = (kind: string, n: number) => `${kind}-${String(n).padStart(3, '0')}`;
const done = new Set(['done', 'completed']);
const active = new Set(['in-progress', 'review']);
const priorities: Readonly<Record<string, string>> = { low: 'LOW', medium: 'MEDIUM', high: 'HIGH', critical: 'HIGH' };
const statusOf = (value: Json) => (textIn(value.status) ?? 'pending').toLowerCase();

const lineMost = 2000;

/** A text as lines, none longer than a line may be; nothing of it is lost. */
function linesIn(text: string): string[] {
  const words = (long: string) =>
    long.split(/\s+/).reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last === undefined || last.length + 1 + word.length > lineMost) lines.push(word);
      else lines[lines.length - 1] = `${last} ${word}`;
      return lines;
    }, []);
  return text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .flatMap((one) => (one.length <= lineMost ? [one] : words(one)));
}

interface Step {
  readonly plan: Json;
  readonly done: boolean;
  /** What is told about it at length. */
  readonly note: string | undefined;
}

function stepOf(id: string, value: Json): Step {
  const title = textIn(value.title) ?? `Subtask ${id}`;
  const tests = textIn(value.testStrategy);
  const blockers = listIn(value.dependencies).flatMap((one) => textIn(one) ?? []);
  return {
    plan: {
      title: title,
      success_criteria: linesIn(textIn(value.description) ?? title),
      ...(tests === undefined ? {} : { tests: linesIn(tests) }),
      ...(blockers.length ? { blockers: blockers.map((one) => `Depends on ${one.includes('.') ? one : `subtask ${one}`}`) } : {}),
    },
    done: done.has(statusOf(value)),
    note: textIn(value.details),
  };
}

/** Subtasks are steps. How the whole is tested is a step after them; a task without subtasks is one step. */
function stepsOf(id: string, task: Json, title: string): Step[] {
  const subtasks = listIn(task.subtasks).filter(isRecord);
  const tests = textIn(task.testStrategy);
  const whole = (of: string): Step => ({
    plan: {
      title: of,
      success_criteria: linesIn(textIn(task.description) ?? title),
      ...(tests ? { tests: linesIn(tests) } : {}),
    },
    done: false,
    note: undefined,
  });
  const steps = subtasks.map((value) => stepOf(`${id}.${textIn(value.id) ?? '?'}`, value));
  return steps.length === 0 ? [whole(title)] : tests ? [...steps, whole(`Test: ${title}`)] : steps;
}

interface Placed {
  readonly id: string;
  readonly task: string;
  readonly value: Json;
  readonly title: string;
  readonly steps: readonly Step[];
  readonly where: string;
}

/** What a task says besides its title and steps. Dependencies come once all tasks are there. */
function* tell(
  { id, task, value, steps, where }: Placed,
  tag: string,
  byId: ReadonlyMap<string, string>,
): Generator<ForeignCall> {
  const wanted = listIn(value.dependencies).flatMap((one) => textIn(one) ?? []);
  const unknown = wanted.filter((one) => !byId.has(one));
  const context = [
    textIn(value.details),
    unknown.length ? `Depends on ${unknown.join(', ')}, which the file does not hold.` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
  const priority = priorities[(textIn(value.priority) ?? '').toLowerCase()];
  const status = statusOf(value);
  const isOpen = done.has(status) || active.has(status) || status === 'pending';
  yield {
    tool: 'tasks_edit',
    args: {
      task,
      ...(context ? { context: context } : {}),
      ...(priority ? { priority } : {}),
      tags: ['task-master', `${tag} ${id}`, ...(isOpen ? [] : [status])],
      depends_on: [...new Set(wanted.flatMap((one) => byId.get(one) ?? []))].filter((one) => one !== task),
    },
    where,
  };
  for (const [i, step] of steps.entries()) {
    const at = { task, path: `s:${i}` };
    if (step.note) yield { tool: 'tasks_note', args: { ...at, note: step.note }, where };
    if (step.done || done.has(status)) yield { tool: 'tasks_close_step', args: { ...at, checkpoints: 'gate' }, where };
  }
  if (done.has(status)) yield { tool: 'tasks_complete', args: { task }, where };
  else if (active.has(status)) yield { tool: 'tasks_complete', args: { task, status: 'ACTIVE' }, where };
}

/**
 * A tasks.json of task-master: every tag becomes a plan, a task a task under it, a subtask a step; details become what to know about
 * it, testStrategy how it is tested. What has no place here (deferred, cancelled, the first id) is kept as tags.
 */
export async function* callsFromTaskMaster(file: string): AsyncGenerator<ForeignCall> {
  let number = 0;
  for (const [p, { tag, tasks }] of (await read(file)).entries()) {
    const plan = numbered('PLAN', p + 1);
    yield { tool: 'tasks_create', args: { kind: 'plan', title: tag }, where: `tag ${tag}` };
    const placed: Placed[] = [];
    for (const [i, value] of tasks.entries()) {
      const id = textIn(value.id) ?? String(i + 1);
      const where = `tag ${tag}, task ${id}`;
      const title = textIn(value.title);
      if (title === undefined) throw new ForeignFileError(`${where} has no title. Mend or remove it.`);
      number += 1;
      const steps = stepsOf(id, value, title);
      const task = numbered('TASK', number);
      const description = textIn(value.description);
      yield {
        tool: 'tasks_create',
        args: {
          kind: 'task',
          parent: plan,
          title: title,
          ...(description ? { description: description } : {}),
          steps: steps.map((step) => step.plan),
        },
        where,
      };
      placed.push({ id, task, value, title, steps, where });
    }
    const byId = new Map(placed.map(({ id, task }) => [id, task]));
    for (const one of placed) yield* tell(one, tag, byId);
  }
}
