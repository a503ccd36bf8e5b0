import type { EvidenceReceipt, MindScope } from '../../../generated/types/index.ts';
import type { HomeLayout, ProjectLayout, ScopeLayout } from './layout.ts';

/** What a unit has to write once its work is done. A line is added to a file; a file is replaced, or removed. */
export type Change =
  | { readonly kind: 'append'; readonly file: string; readonly record: Readonly<Record<string, unknown>> }
  | { readonly kind: 'replace'; readonly file: string; readonly value: unknown }
  /** The same for what is no JSON of ours. */
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  | { readonly kind: 'remove'; readonly file: string };

/** Whoever writes to a log: a run, or one command. Numbers of its records rise. */
export interface LogWriter {
  readonly run_id: string;
  seq: number;
}

/**
 * What appliers of the autopilot write with. Nothing is written before the whole unit is done, so that a refusal leaves nothing;
 * readers inside the unit see what was there before it.
 */
export class HomeWriter {
  readonly changes: Change[] = [];

  constructor(
    readonly layout: HomeLayout,
    readonly project: ProjectLayout | null,
    readonly ts: string,
    private readonly numbered: (log: MindScope) => { run_id: string; seq: number },
    private readonly hide: (text: string) => string = (text) => text,
  ) {}

  /** Whoever said them, keys are written nowhere; but what a person configured stays as it is. */
  #withoutKeys<T>(value: T): T {
    const text = JSON.stringify(value);
    const clean = this.hide(text);
    return clean === text ? value : (JSON.parse(clean) as T);
  }

  /** The folders of a scope. Telling about a project without one is a defect of the caller. */
  at(scope: MindScope): ScopeLayout {
    if (scope === 'global') return this.layout.global;
    if (!this.project) throw new Error('there is no project to write to');
    return this.project;
  }

  get own(): ProjectLayout {
    return this.at('project') as ProjectLayout;
  }

  append(file: string, record: Readonly<Record<string, unknown>>): void {
    this.changes.push({ kind: 'append', file, record: this.#withoutKeys(record) });
  }

  replace(file: string, value: unknown): void {
    this.changes.push({ kind: 'replace', file, value: file === this.layout.config ? value : this.#withoutKeys(value) });
  }

  /** A file as it is, letter by letter. */
  write(file: string, text: string): void {
    this.changes.push({ kind: 'write', file, text });
  }

  remove(file: string): void {
    this.changes.push({ kind: 'remove', file });
  }

  /** One record of a log. */
  log(scope: MindScope, kind: string, fields: object): EvidenceReceipt {
    const { run_id, seq } = this.numbered(scope);
    const receipt = { event_id: `ev_${run_id}_${String(seq).padStart(6, '0')}`, run_id, seq, ts: this.ts };
    this.append(this.at(scope).evidence, { kind, ...fields, ...receipt });
    return receipt;
  }
}
