import type { CallEntry, CaseEntry, Manifest } from '../../../generated/types/manifest.ts';
import { type AddressedCase, programIn, type Suite } from './load.ts';

type Expectation = Omit<CaseEntry['then'], 'after'>;

/** A command says how it failed by how it ended. */
export const exitCode = (code: number): string => `EXIT_${code}`;

/** What follows from a schema and can be typed: a value of another type cannot, since every word is text. */
const typeable = /-(enum|minimum|maximum|maxlength|pattern)-is-checked$|-is-required$|^unknown-fields-are-refused$/;

/** What the Mind or Hands is needed for. */
const scripted = ['mind', 'hands'];

/**
 * The cases of a product as its command line can be judged by them: commands instead of calls, exit codes instead of error codes,
 * fields of JSON and values in messages, and never words.
 */
export function cliSuite(suite: Suite, manifest: Manifest): Suite {
  const program = programIn(manifest);
  const toolOf = new Map(manifest.tools.map((tool) => [tool.name, tool]));
  const shownField = (tool: string) => program.commands.find(({ calls }) => calls?.tool === tool)?.calls?.json ?? null;
  const exitOf = (code: string) => exitCode(program.error_exits[code] ?? 1);

  /** Of an answer only what a command prints. */
  const visible = (tool: string, result: unknown): unknown => {
    const field = shownField(tool);
    if (field === null || typeof result !== 'object' || result === null) return result;
    return Object.fromEntries(Object.entries(result).filter(([key]) => key === field || key.startsWith('$')));
  };
  const expected = <T extends Expectation>(tool: string, then: T): T => {
    const { refusal: _, fields: _f, warnings: _w, suggests: _s, lines: _l, tells: _t, longest: _n, ...kept } = then;
    return {
      ...kept,
      ...(then.error === undefined ? {} : { error: exitOf(then.error) }),
      ...(then.result === undefined ? {} : { result: visible(tool, then.result) }),
    } as T;
  };
  const step = (call: CallEntry): CallEntry => expected(call.call, call as CallEntry & Expectation) as CallEntry;

  const needsScript = (tools: readonly string[]) =>
    tools.some((tool) => toolOf.get(tool)?.ports?.some((port) => scripted.includes(port)));
  const setUp = (server: CaseEntry['server'], tools: readonly string[]) =>
    server ?? (needsScript(tools) ? { script: {} } : undefined);

  const isSaid = (tool: string) => program.commands.some(({ calls }) => calls?.tool === tool);

  const cases = suite.cases
    .filter((c) => isSaid(c.tool))
    .filter((c) => c.derived === undefined || (typeable.test(c.derived) && c.through === undefined))
    .map((c): AddressedCase => {
      const around = [...c.given, ...(c.then.after ?? [])].map(({ call }) => call);
      const server = setUp(c.server, [c.tool, ...around]);
      const { after, ...then } = c.then;
      return {
        ...c,
        given: c.given.map(step),
        then: { ...expected(c.tool, then), ...(after ? { after: after.map(step) } : {}) },
        ...(server ? { server } : {}),
      };
    });
  const scenarios = suite.scenarios.flatMap((s) => {
    const tools = s.steps.map(({ call }) => call);
    if (!tools.every(isSaid)) return [];
    const server = setUp(s.server, tools);
    return { ...s, steps: s.steps.map(step), ...(server ? { server } : {}) };
  });
  /** What follows from a type is no rule of a command line: every word is text. */
  const proved = new Set([...cases, ...scenarios].flatMap(({ proves }) => proves));
  const derived = new Set(suite.cases.filter((c) => c.derived !== undefined).flatMap(({ proves }) => proves));
  const rules = Object.fromEntries(
    Object.entries(suite.rules)
      .filter(([id]) => proved.has(id) || !derived.has(id))
      .map(([id, rule]) => [id, proved.has(id) ? rule : { ...rule, untested: rule.untested ?? 'no command shows it' }]),
  );
  return { ...suite, cases, scenarios, rules };
}
