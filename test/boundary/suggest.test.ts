import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../generated/handlers/codes.ts';
import { memory } from '../../generated/products/memory.ts';
import { errors } from '../../generated/registry/codes.ts';
import { runCase, runScenario, type Verdict } from '../../src/adapters/conformance/run.ts';
import type { Answer, Subject } from '../../src/adapters/conformance/subject.ts';
import { select } from '../../src/adapters/conformance/suite.ts';
import { listTools } from '../../src/adapters/mcp/listing.ts';
import { commandLine } from '../../src/adapters/render/lines.ts';
import { noPolicy } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import { proposals, suggestions } from '../../src/boundary/suggest.ts';
import type { Toolset } from '../../src/boundary/toolsets.ts';
import { toolsetNamed } from '../../src/boundary/toolsets.ts';
import { Fault } from '../../src/kernel/fault.ts';
import { overAProtocol } from '../conformance/which.ts';
import { testApp } from '../support/app.ts';
import { allScenarios, suite, toolFacts } from '../support/cases.ts';
import { inside } from '../support/inside.ts';
import { everything, readerFor } from '../support/rooms.ts';
import { tools } from '../support/tools.ts';
import { arbitraryOf, wildText } from './arbitrary.ts';
import { commandsIn, parseCommand } from './command-line.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let subject: Subject;
beforeAll(async () => {
  app = await testApp({ product: everything });
  subject = inside(app, 'core');
});
afterAll(() => app.end());

interface Seen {
  readonly at: number;
  /** All calls up to this one, wherever they were made: whoever begins alike hears the same. */
  readonly history: string;
  readonly tool: string;
  readonly answer: Answer;
}

/** Every call goes through; right after the one at `at`, `then` may call on in the same place. */
function watched(
  subject: Subject,
  see: (seen: Seen, subject: Subject) => Promise<void>,
  so_far = { calls: 0, history: '' },
): Subject {
  const note = (what: unknown) => {
    so_far.history = createHash('sha256')
      .update(so_far.history)
      .update(JSON.stringify(what, (key, value) => (key === 'workspace' ? undefined : value)))
      .digest('base64');
  };
  return {
    ...subject,
    async call(tool, args) {
      const at = so_far.calls;
      so_far.calls += 1;
      note([tool, args]);
      const { history } = so_far;
      const answer = await subject.call(tool, args);
      await see({ at, history, tool, answer }, subject);
      return answer;
    },
    async configured(options) {
      note(options);
      return watched((await subject.configured?.(options)) as Subject, see, so_far);
    },
  };
}

type Params = Record<string, unknown>;

/** What a call says once somebody has put something in place of its placeholders. */
const filledIn = (params: Params): Params => JSON.parse(JSON.stringify(params).replaceAll(/<fill: ([^>]*)>/g, '$1')) as Params;

/** A call that an answer proposes, and what must hold when it is made right after it. */
interface Follow {
  readonly tool: string;
  readonly params: Params;
  readonly run: (subject: Subject) => Promise<void>;
}

/** Goes well as it stands. Only a proof that is still a placeholder may be asked for again; filled in, it goes well. */
async function follow(subject: Subject, tool: string, params: Params, said: string): Promise<void> {
  const codeOf = async (args: Params) => (await subject.call(tool, args)).envelope?.error?.code;
  const filled = filledIn(params);
  const code = await codeOf(params);
  const asks = (code === 'PROOF_REQUIRED' || code === 'PROOF_MISSING') && JSON.stringify(filled) !== JSON.stringify(params);
  expect(asks ? await codeOf(filled) : code, said).toBeUndefined();
}

/** The suggestions of an answer, as calls. */
const suggested = ({ tool, answer }: Seen): Follow[] =>
  (answer.envelope?.suggestions ?? []).map(({ action, target = '', params, validated }) => ({
    tool: target,
    params,
    run: async (subject) => {
      expect({ action, validated }).toEqual({ action: 'call_tool', validated: true });
      await follow(subject, target, params, `${tool} suggested ${target} ${JSON.stringify(params)}`);
    },
  }));

interface Carried {
  readonly action: string;
  readonly target?: string;
  readonly params: Params;
  readonly validated: true;
}

/** Calls that stand inside a result: of the engine's actions, of capsules, of a resume. */
function callsIn(value: unknown): Carried[] {
  if (typeof value !== 'object' || value === null) return [];
  const call = value as Partial<Carried>;
  return call.validated === true && call.params ? [call as Carried] : Object.values(value).flatMap(callsIn);
}

const carried = ({ tool, answer }: Seen): Follow[] =>
  callsIn(answer.envelope?.result)
    .filter(({ action }) => action === 'call_tool')
    .map(({ target = '', params }) => ({
      tool: target,
      params,
      run: (subject) => follow(subject, target, params, `${tool} carried ${target} ${JSON.stringify(params)}`),
    }));

/** The commands that a portal printed, as calls; each must stand in the list that is named before it, if one is. */
function printed({ tool, answer }: Seen): Follow[] {
  if (tools[tool]?.render !== 'lines') return [];
  let toolset: Toolset = 'core';
  return commandsIn(answer.text ?? '').map((line) => {
    const { tool: named, args: params } = parseCommand(line);
    if (named === 'tools/list') {
      const listed = toolsetNamed(memory, params.toolset);
      toolset = listed ?? 'core';
      return { tool: named, params, run: async () => expect(listed, line).toBeDefined() };
    }
    const shown = toolset;
    const run = async (subject: Subject) => {
      const listed = await listTools({ product: memory, policy: noPolicy }, shown);
      expect(
        listed.map(({ name }) => name),
        line,
      ).toContain(named);
      await follow(subject, named, params, `${tool} printed ${line}`);
    };
    return { tool: named, params, run };
  });
}

type Run = (subject: Subject, workspace: string) => Promise<unknown>;

/** Tools that said something that was followed, and those in whose results it stood. */
const followed = new Set<string>();
const carriers = new Set<string>();
/** After which calls all that was said has been followed. */
const histories = new Set<string>();

/** Whether somebody who goes on from there would notice that it was called. */
const changes = ({ tool }: Follow) => tool !== 'tools/list' && tools[tool]?.effect !== 'read';

/** What an answer says, in its order; what it says in several places is said once, as a printed command if it is one of them. */
const saidIn = (seen: Seen): Follow[] => [
  ...new Map(
    [suggested, carried, printed].flatMap((read) => read(seen)).map((said) => [said.tool + JSON.stringify(said.params), said]),
  ).values(),
];

/**
 * Runs it once, and follows there what only reads. Of what would change something each needs the world as it was: what was said last
 * has it still, for everything else the run is repeated up to there.
 */
async function followAll(name: string, run: Run): Promise<void> {
  const later: { at: number; i: number }[] = [];
  let last: { seen: Seen; where: Subject } | undefined;
  const look = async (seen: Seen, where: Subject) => {
    last = { seen, where };
    if (histories.has(seen.history)) return;
    histories.add(seen.history);
    if (carried(seen).length > 0) carriers.add(seen.tool);
    for (const [i, said] of saidIn(seen).entries()) {
      followed.add(seen.tool);
      if (changes(said)) later.push({ at: seen.at, i });
      else await said.run(where);
    }
  };
  await run(watched(subject, look), name);
  const end = later.at(-1);
  if (last && end?.at === last.seen.at) {
    later.pop();
    await saidIn(last.seen)[end.i]?.run(last.where);
  }
  for (const [nth, { at, i }] of later.entries())
    await run(
      watched(subject, async (seen, where) => (seen.at === at ? saidIn(seen)[i]?.run(where) : undefined)),
      `${name}/${nth}`,
    );
}

/** A runner takes a throw for the case's own failure. Other differences are expected: what was followed changed the world. */
const followedWell = ({ differences }: Verdict) =>
  expect(differences.filter((line) => line.startsWith('the call failed'))).toEqual([]);

describe('what answers suggest can be called as it stands', () => {
  test.each(overAProtocol(select(suite, { product: 'memory' }).cases).map((c, i) => [c.id, c, i] as const))(
    '%s',
    async (_, c, i) => {
      await followAll(`suggest/${i}`, async (subject, workspace) =>
        followedWell(await runCase(subject, c, workspace, toolFacts)),
      );
    },
  );
  test.each(allScenarios().map((s, i) => [s.name, s, i] as const))('scenario: %s', async (_, s, i) => {
    await followAll(`scenario/${i}`, async (subject, workspace) =>
      followedWell(await runScenario(subject, s, workspace, toolFacts)),
    );
  });
  test('wherever something can be refused, something was said', () => {
    const spoke = new Set([...followed].map((tool) => `${tools[tool]?.room}/${tools[tool]?.group}`));
    for (const room of [
      'notes/entries',
      'vcs/branches',
      'vcs/merge',
      'vcs/tags',
      'graph/edit',
      'graph/merge',
      'think/trace',
      'think/frontier',
    ])
      expect(spoke).toContain(room);
    for (const group of ['lifecycle', 'steps', 'subplans', 'evidence', 'history', 'focus', 'templates', 'jobs'])
      expect(spoke).toContain(`tasks/${group}`);
    for (const tool of ['think_watch', 'think_pack', 'context_pack', 'tasks_resume_super', 'tasks_snapshot', 'open'])
      expect(carriers).toContain(tool);
    for (const group of ['resume', 'radar', 'packs', 'macros', 'anchors']) expect(spoke).toContain(`views/${group}`);
  });
});

describe('what the contracts of errors suggest', () => {
  const manifest = JSON.parse(readFileSync('generated/manifest.full.json', 'utf8'));
  const codes = Object.entries(errors).filter(([, { suggest }]) => suggest.length > 0);
  const name = fc.oneof(
    fc.stringMatching(/^[A-Za-z][A-Za-z0-9._-]{0,20}$/),
    fc.constantFrom('JOB-001', 'TASK-001', 'PLAN-001', 'notes@1'),
  );

  test.each(codes)('%s', async (code, { suggest }) => {
    const { facts } = manifest.errors[code] as { facts: { properties: Record<string, object> } };
    const plausible = fc.record(
      Object.fromEntries(
        Object.entries(facts.properties).map(([field, schema]) => {
          const kinds = suggest.flatMap(({ when }) => (when && field in when ? [when[field]] : []));
          return [
            field,
            kinds.length ? fc.constantFrom(...kinds) : 'type' in schema && schema.type === 'string' ? name : arbitraryOf(schema),
          ];
        }),
      ),
    );
    const wild = fc.record(Object.fromEntries(Object.keys(facts.properties).map((field) => [field, wildText])));
    const ready = async (sampled: Record<string, unknown>) =>
      suggestions(everything, proposals(new Fault(code as ErrorCode, sampled)), 'errors/samples');

    const seen = new Set<string>();
    for (const sampled of fc.sample(plausible, { numRuns: 80, seed: 3 })) {
      const found = await ready(sampled);
      const meant = suggest.filter(({ when }) => Object.entries(when ?? {}).every(([key, value]) => sampled[key] === value));
      for (const { target, params } of found) {
        seen.add(target as string);
        expect(meant.map((s) => s.tool)).toContain(target);
        expect((await call(app, target as string, params)).error?.code).not.toBe('INVALID_INPUT');
      }
    }
    expect([...seen].sort()).toEqual([...new Set(suggest.map((s) => s.tool))].sort());
    for (const sampled of fc.sample(wild, 50))
      for (const { target, params } of await ready(sampled))
        expect((await call(app, target as string, params)).error?.code).not.toBe('INVALID_INPUT');
  });
});

describe('command lines', () => {
  const reader = readerFor('home');
  const plain = fc.oneof(wildText, fc.constantFrom('true', '12', '-1.5', 'null', '{}', '[1]', '"', 'a b', 'a=b'));
  const anyArgs = fc.dictionary(
    fc.stringMatching(/^[a-z_]{1,10}$/),
    fc.oneof(
      plain,
      fc.integer(),
      fc.boolean(),
      fc.array(plain, { maxLength: 3 }),
      fc.dictionary(fc.string({ maxLength: 4 }), plain),
    ),
    { noNullPrototype: true },
  );
  test('what is printed reads as what was meant', () => {
    fc.assert(
      fc.property(anyArgs, (args) => {
        const line = commandLine('tool', args, reader).text;
        expect(line).not.toContain('\n');
        expect(parseCommand(line)).toEqual({ tool: 'tool', args: JSON.parse(JSON.stringify(args)) });
      }),
      { numRuns: 500 },
    );
  });
  test('keys come in order, and the default workspace is left out', () => {
    expect(commandLine('open', { workspace: 'home', id: 'notes@1', b: 2, a: undefined }, reader).text).toBe(
      'open b=2 id=notes@1',
    );
    expect(commandLine('open', { workspace: 'away', id: '7' }, reader).text).toBe('open id="7" workspace=away');
  });
});
