import type { TranscriptObservation } from '../../../generated/types/index.ts';
import { isRecord } from '../../kernel/json.ts';
import { cutWhole, joinWhole, shortenWhole } from '../../kernel/secrets/cut.ts';
import { pathsIn, pathsInText } from './path-rules.ts';

/** What the record of a batch keeps; the contract of TranscriptObservation says the same. */
const most = { paths: 30, actions: 20, errors: 5, errorChars: 400, actionChars: 400 } as const;

/** Names come from outside: no batch has more kinds of them than this, and what comes later counts as `other`. */
const mostNames = 60;
const longestName = 80;

class Counts {
  readonly #counts = new Map<string, number>();

  add(name: string): void {
    const short = shortenWhole(name, longestName);
    const key = this.#counts.has(short) || this.#counts.size < mostNames ? short : 'other';
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  all(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
}

const oneLine = (text: string, chars: number) => shortenWhole(joinWhole(cutWhole(text, 4 * chars)), chars);

const troubled = /traceback|exception|error:|failed|fatal|panic/i;

/** Whether a line of text tells of a failure. */
export const tellsOfTrouble = (line: string): boolean => troubled.test(line.slice(0, 4096));

/** What an error event says, wherever it says it. */
export function errorText(event: unknown): string {
  if (typeof event === 'string') return event;
  if (!isRecord(event)) return '';
  const said = [event.message, event.error, event.detail].find((one) => one !== undefined && one !== null && one !== '');
  if (typeof said === 'string') return said;
  return said === undefined ? '' : errorText(said) || JSON.stringify(said);
}

const wordy = new Set(['id', 'type', 'status', 'text']);

/** `type=file_change paths=src/a.ts`: an action that is no command, in a line. */
export function actionText(type: string, item: Readonly<Record<string, unknown>>): string {
  const name = [item.server, item.name ?? item.tool].filter((one) => typeof one === 'string' && one !== '').join('.');
  const paths = pathsIn(item, 5);
  const keys = Object.keys(item).filter((key) => !wordy.has(key));
  const parts = [
    `type=${type}`,
    ...(name === '' ? [] : [`name=${name}`]),
    ...(paths.length === 0 ? [] : [`paths=${paths.join(',')}`]),
    ...(name !== '' || paths.length > 0 || keys.length === 0 ? [] : [`keys=${keys.slice(0, 8).join(',')}`]),
  ];
  return oneLine(parts.join(' '), most.actionChars);
}

interface Around {
  readonly first?: readonly string[];
  readonly last?: readonly string[];
  readonly streams?: readonly (readonly [string, number])[];
  readonly errors?: readonly string[];
}

/** Gathers what is worth knowing of a transcript while it is written. It holds no more than a record does. */
export class Observing {
  readonly events = new Counts();
  readonly items = new Counts();
  readonly #paths = new Set<string>();
  readonly #actions = new Set<string>();
  readonly #errors: string[] = [];
  readonly #murmurs: string[] = [];

  action(text: string): void {
    if (this.#actions.size < most.actions) this.#actions.add(text);
  }

  #takePaths(find: (most: number) => readonly string[]): void {
    if (this.#paths.size >= most.paths) return;
    for (const path of find(most.paths)) if (this.#paths.size < most.paths) this.#paths.add(path);
  }

  pathsOf(item: unknown): void {
    this.#takePaths((count) => pathsIn(item, count));
  }

  pathsInText(line: string): void {
    this.#takePaths((count) => pathsInText(line, count));
  }

  error(text: string): void {
    const said = oneLine(text, most.errorChars);
    if (said !== '' && this.#errors.length < most.errors && !this.#errors.includes(said)) this.#errors.push(said);
  }

  /** What may be an error, and is shown where real ones leave room. */
  murmur(text: string): void {
    if (this.#murmurs.length >= most.errors) return;
    const said = oneLine(text, most.errorChars);
    if (said !== '' && !this.#murmurs.includes(said)) this.#murmurs.push(said);
  }

  /** `first` and `last` are actions that stand around the others; `streams` are counts beside those of events, `errors` come last. */
  result({ first = [], last = [], streams = [], errors = [] }: Around = {}): TranscriptObservation {
    const between = [...this.#actions].slice(0, most.actions - first.length - last.length);
    return {
      event_type_counts: { ...Object.fromEntries(streams), ...this.events.all() },
      item_type_counts: this.items.all(),
      file_paths: [...this.#paths],
      non_command_actions: [...first, ...between, ...last],
      errors: [...new Set([...this.#errors, ...this.#murmurs, ...errors])].slice(0, most.errors),
    };
  }
}
