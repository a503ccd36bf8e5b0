import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallEntry, CaseEntry, ScenarioEntry, ToolEntry } from '../../../generated/types/manifest.ts';
import { type Expectation, judge } from './judge.ts';
import { bind, differences, pointed } from './match.ts';
import { promiseProblems } from './promises.ts';
import { type Answer, CannotSay, NoAnswer, type ServerOptions, type Subject } from './subject.ts';

/** What was called, so that it can be repeated by hand. */
export interface Called {
  readonly tool: string;
  readonly args: Record<string, unknown>;
  /** As it was typed. */
  readonly typed?: string;
  /** On a new connection. */
  readonly reconnect?: true;
}

export interface Verdict {
  readonly id: string;
  readonly name: string;
  readonly proves: readonly string[];
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly differences: readonly string[];
  readonly calls: readonly Called[];
  /** How the server has to be started for it. */
  readonly server?: ServerOptions;
  /** It failed because nobody answered. */
  readonly unanswered?: true;
}

/** Which field names whose data a tool works on, whether it needs a stage, and how its answers are written. */
export type ToolFacts = (tool: string) => { scope: string | null; staged: boolean; render: ToolEntry['render'] } | undefined;

/** Data of its own for each case, by the field that names it. */
const ownScopes = (workspace: string): Readonly<Record<string, string>> => ({
  workspace,
  project: createHash('sha256').update(workspace).digest('hex').slice(0, 16),
});

class Session {
  readonly calls: Called[] = [];
  readonly saved = new Map<string, unknown>();
  constructor(
    readonly subject: Subject,
    readonly own: Readonly<Record<string, string>>,
    readonly facts: ToolFacts,
    readonly unscoped: boolean,
  ) {}

  async call(tool: string, input: Record<string, unknown>, { reconnect = false, aside = false } = {}): Promise<Answer> {
    const bound = bind(input, this.saved) as Record<string, unknown>;
    const field = this.unscoped ? null : (this.facts(tool)?.scope ?? null);
    const args = field !== null && bound[field] === undefined ? { [field]: this.own[field], ...bound } : bound;
    const typed = this.subject.typed?.(tool, args);
    this.calls.push({ tool, args, ...(reconnect ? { reconnect } : {}), ...(typed === undefined ? {} : { typed }) });
    if (reconnect) await this.subject.reconnect();
    const { subject } = this;
    const answer = await (aside && subject.aside ? subject.aside(tool, args) : subject.call(tool, args));
    if (!answer.envelope) return answer;
    return { ...answer, problems: [...(answer.problems ?? []), ...promiseProblems(tool, args, answer.envelope)] };
  }

  judge(tool: string, then: Expectation, answer: Answer): string[] {
    return judge(then, answer, this.saved, { render: this.facts(tool)?.render, strict: this.subject.strict });
  }

  /** A call around the one under test: it must succeed, unless it says otherwise. */
  async step(step: CallEntry, aside = false): Promise<string[]> {
    if (step.wait_ms !== undefined) await (this.subject.wait ?? sleep)(step.wait_ms);
    const answer = await this.call(step.call, step.with, { reconnect: step.reconnect ?? false, aside });
    const found = this.judge(step.call, step, answer);
    for (const [name, pointer] of Object.entries(step.save ?? {})) {
      const value = pointed(answer.envelope?.result, pointer);
      this.saved.set(name, value);
      if (value === undefined && !found.length) found.push(`expected something at ${pointer}, got nothing`);
    }
    return found.map((line) => `${step.call}: ${line}`);
  }
}

interface Work {
  readonly head: Pick<Verdict, 'id' | 'name' | 'proves' | 'server'>;
  readonly workspace: string;
  readonly facts: ToolFacts;
  readonly unscoped?: boolean | undefined;
  readonly perform: (session: Session) => Promise<string[]>;
}

/** Whatever happens becomes a verdict; only a defect of the runner itself could throw. */
async function attempt(subject: Subject, { head, workspace, facts, unscoped = false, perform }: Work): Promise<Verdict> {
  const { server } = head;
  if (server && !subject.configured)
    return { ...head, status: 'skipped', differences: [`needs a server set up with ${JSON.stringify(server)}`], calls: [] };
  let own = subject;
  let calls: readonly Called[] = [];
  try {
    if (server && subject.configured) own = await subject.configured(server);
    const scopes = ownScopes(workspace);
    await own.begins?.(scopes);
    const session = new Session(own, scopes, facts, unscoped);
    calls = session.calls;
    const found = await perform(session);
    return { ...head, status: found.length ? 'failed' : 'passed', differences: found, calls };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (error instanceof CannotSay) return { ...head, status: 'skipped', differences: [said], calls };
    const silent = error instanceof NoAnswer ? { unanswered: true as const } : {};
    return { ...head, status: 'failed', differences: [`the call failed: ${said}`], calls, ...silent };
  } finally {
    if (own !== subject) await own.close();
  }
}

const headOf = ({ id, name, proves, server }: Work['head']): Work['head'] => ({
  id,
  name,
  proves,
  ...(server ? { server } : {}),
});

export function runCase(subject: Subject, c: CaseEntry, workspace: string, facts: ToolFacts): Promise<Verdict> {
  const perform = async (session: Session) => {
    const after = c.then.after ?? [];
    /** What a connection remembers is part of a case that ends one. */
    const aside = ![...c.given, ...after].some(({ reconnect }) => reconnect);
    for (const step of c.given) {
      const found = await session.step(step, aside);
      if (found.length) return found.map((line) => `given ${line}`);
    }
    const found = session.judge(c.tool, c.then, await session.call(c.through ?? c.tool, c.when));
    for (const step of after) found.push(...(await session.step(step, aside)).map((line) => `after: ${line}`));
    return found;
  };
  return attempt(subject, { head: headOf(c), workspace, facts, unscoped: c.unscoped, perform });
}

export const scenarioId = (name: string): string => `scenario: ${name}`;

const asText = (content: unknown): string => (typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);

/** What a file holds: records, a value, or its text; a file that cannot be read as what it is called is its text. */
function asValue(name: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    if (name.endsWith('.jsonl'))
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
    return name.endsWith('.json') ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}

function filesOf({ subject }: Session, { files, leaves }: ScenarioEntry): Subject['files'] {
  if ((files || leaves) && !subject.files) throw new CannotSay('its files cannot be looked at');
  return subject.files;
}

export function runScenario(subject: Subject, s: ScenarioEntry, workspace: string, facts: ToolFacts): Promise<Verdict> {
  const perform = async (session: Session) => {
    const found: string[] = [];
    const files = filesOf(session, s);
    for (const [name, content] of Object.entries(s.files ?? {})) await files?.put(name, asText(content));
    for (const [i, step] of s.steps.entries()) found.push(...(await session.step(step)).map((line) => `step ${i + 1}: ${line}`));
    for (const [name, wanted] of Object.entries(s.leaves ?? {}))
      found.push(...differences(wanted, asValue(name, await files?.look(name)), session.saved, name));
    return found;
  };
  return attempt(subject, { head: headOf({ ...s, id: scenarioId(s.name) }), workspace, facts, perform });
}
