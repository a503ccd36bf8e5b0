import { createHash } from 'node:crypto';
import { lstat, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CommandInfo, ProgramInfo } from '../../../generated/registry/program-shape.ts';
import type { Envelope } from '../../../generated/types/index.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { shellWord } from '../cli/shell.ts';
import { wordsOf } from '../cli/typed/spell.ts';
import { exitCode } from './cli-suite.ts';
import type { Script } from './script.ts';
import { type Answer, CannotSay, type Subject } from './subject.ts';

/** What one case of a command line stands on: a home folder and a project that nobody has used. */
export interface CliPlace {
  readonly folder: string;
  readonly home: string;
  readonly work: string;
  /** As the specification says: of the hash of `path:` and the folder. */
  readonly project_id: string;
}

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that is ready to be called at a place. */
export interface Started {
  run(words: readonly string[], stdin: string): Promise<Ended>;
  end(): Promise<void>;
}
export type Start = (place: CliPlace, script: Script | undefined) => Promise<Started>;

/** What a tool takes, as far as it matters here. */
export type DefaultOf = (tool: string, field: string) => unknown;

type Args = Record<string, unknown>;

/** More than one argument of a program can hold. */
const longestWord = 100_000;

const place = async (): Promise<CliPlace> => {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'mi-conformance-')));
  const [home, work] = [path.join(folder, 'home'), path.join(folder, 'work')];
  await mkdir(work);
  const project_id = createHash('sha256').update(`path:${work}`).digest('hex').slice(0, 16);
  return { folder, home, work, project_id };
};

const envelopeOf = (tool: string, more: Partial<Envelope>): Envelope => ({
  success: true,
  intent: tool,
  result: null,
  warnings: [],
  suggestions: [],
  context: {} as Envelope['context'],
  error: null,
  timestamp: new Date(0).toISOString(),
  ...more,
});

/** What was printed, as the answer that it stands for; where nothing could be read, how it ended is the code. */
function answerOf(tool: string, { calls }: CommandInfo, { code, stdout, stderr }: Ended): Answer {
  const printed = parseJson(stdout);
  if (!printed || (code !== 0 && code !== 1)) {
    const message = stderr.trim() || stdout.trim();
    if (code === 0)
      return { envelope: envelopeOf(tool, {}), problems: [`expected JSON, got ${JSON.stringify(stdout.slice(0, 200))}`] };
    return { envelope: envelopeOf(tool, { success: false, error: { code: exitCode(code), message } as Envelope['error'] }) };
  }
  const { json, json_spreads: spreads } = calls ?? {};
  const shown = printed.value as Record<string, unknown>;
  const result = json ? { [json]: shown } : spreads && isRecord(shown) ? { ...shown, [spreads]: shown } : shown;
  const succeeded = Object.entries(calls?.succeeds_when ?? {}).every(
    ([field, value]) => isRecord(result) && result[field] === value,
  );
  const due = succeeded ? 0 : 1;
  return {
    envelope: envelopeOf(tool, { result }),
    ...(code === due ? {} : { problems: [`expected exit code ${due}, got ${code}`] }),
  };
}

/** A command line under test. Calls become commands; a log that no command shows is read from its file. */
export function cliSubject(
  { name, commands }: ProgramInfo,
  { start, defaultOf }: { readonly start: Start; readonly defaultOf: DefaultOf },
  script?: Script,
): Subject {
  let at: CliPlace | undefined;
  let started: Started | undefined;
  let own: Readonly<Record<string, string>> = {};

  const end = async () => {
    await started?.end();
    if (at) await rm(at.folder, { recursive: true, force: true });
    [at, started] = [undefined, undefined];
  };
  const opened = async (): Promise<{ at: CliPlace; started: Started }> => {
    at ??= await place();
    started ??= await start(at, script);
    return { at, started };
  };

  /** The command that says these arguments, and its words. */
  function said(tool: string, { project, ...args }: Args): { command: CommandInfo; words: string[] } {
    if (project !== undefined && project !== own.project) throw new CannotSay('a command works in the project of its folder');
    const meant = commands.filter(({ calls, hidden }) => calls?.tool === tool && !hidden);
    if (meant.length === 0) throw new CannotSay(`no command calls ${tool}`);
    for (const command of meant) {
      const fixed = Object.entries(command.calls?.fixed ?? {}).filter(([field]) => args[field] === undefined);
      if (fixed.some(([field, value]) => defaultOf(tool, field) !== value)) continue;
      const words = wordsOf(command, { ...Object.fromEntries(fixed), ...args });
      if (words?.some((word) => word.length > longestWord || word.includes('\0'))) break;
      if (words) return { command, words };
    }
    const [first] = meant;
    const unknown = Object.keys(args).filter(
      (field) => defaultOf(tool, field) === undefined && !isTyped(first as CommandInfo, field),
    );
    if (meant.length === 1 && unknown.length === 1 && unknown[0] === 'no_such_field')
      return { command: first as CommandInfo, words: [...(first as CommandInfo).path, '--no-such-field'] };
    throw new CannotSay(`no command says ${JSON.stringify(args).slice(0, 200)}`);
  }

  /** A log that no command shows. */
  const isLog = (tool: string) => tool === 'mi_tail' && !commands.some(({ calls }) => calls?.tool === tool);

  /** Records of a log, as mi_tail answers them. */
  async function records({ log = 'project', kind = [], lines = 20 }: Args): Promise<Answer> {
    const file = log === 'global' ? 'home/global/evidence.jsonl' : 'home/projects/{project}/evidence.jsonl';
    const text = (await files.look(file)) ?? '';
    const read = text.split('\n').flatMap((line) => (line === '' ? [] : [parseJson(line)?.value]));
    const wanted = read.filter(
      (record) => isRecord(record) && ((kind as string[]).length === 0 || (kind as unknown[]).includes(record.kind)),
    );
    const shown = wanted.slice(-Number(lines)).map((record) => {
      const { event_id, kind: of } = record as Args;
      return { event_id, kind: of, fault: null, record };
    });
    return { envelope: envelopeOf('mi_tail', { result: { records: shown, truncated: false } }) };
  }

  const fileAt = async (named: string): Promise<string> => {
    const { at: here } = await opened();
    return path.join(here.folder, named.replaceAll('{project}', here.project_id));
  };
  const files: NonNullable<Subject['files']> = {
    async put(named, text) {
      const file = await fileAt(named);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    },
    async look(named) {
      const file = await fileAt(named);
      const found = await lstat(file).catch(() => undefined);
      return found ? await readFile(file, 'utf8').catch(() => '') : undefined;
    },
  };

  return {
    begins: async (scopes) => {
      await end();
      own = scopes;
    },
    async call(tool, args) {
      if (isLog(tool)) return records(args);
      const { command, words } = said(tool, args);
      const { started: program } = await opened();
      const asksForMore = (script?.user ?? []).map((line) => `${line}\n`).join('');
      return answerOf(tool, command, await program.run([...words, '--json'], asksForMore));
    },
    typed: (tool, args) => {
      if (isLog(tool)) return `cat "$MI_HOME"/${args.log === 'global' ? 'global' : 'projects/*'}/evidence.jsonl`;
      try {
        return [name, ...said(tool, args).words, '--json'].map(shellWord).join(' ');
      } catch {
        return undefined;
      }
    },
    files,
    reconnect: async () => {},
    configured: async (options) =>
      cliSubject({ name, commands } as ProgramInfo, { start, defaultOf }, options.script as Script | undefined),
    close: end,
  };
}

const isTyped = ({ options, arguments: words }: CommandInfo, field: string): boolean =>
  options.some((option) => option.field === field) || words.some((argument) => argument.name === field);
