import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { Commands } from '../../../generated/registry/commands.ts';
import { splitCommand } from '../conformance/command-line.ts';
import { junit } from '../conformance/junit.ts';
import { defaultsIn, loadSuite, programIn, readAnswers, readManifest } from '../conformance/load.ts';
import type { MindSubject } from '../conformance/mind-subject.ts';
import { conforms, reportOf, summary } from '../conformance/report.ts';
import { NoAnswer, type Subject } from '../conformance/subject.ts';
import { lackingTools, NothingWanted, runSuite, select } from '../conformance/suite.ts';
import type { CliContext, Outcome } from './context.ts';
import { SettingError } from './value.ts';

type Options = Commands['memory']['conformance']['options'];

/** Who is tested, and how to reach them. */
type Endpoint = { readonly stdio: string } | { readonly http: URL; readonly token: string | undefined };

function refuseBadCommand(flag: string, line: string, example: string): void {
  try {
    if (splitCommand(line).length) return;
  } catch (error) {
    throw new SettingError(`${flag}: ${(error as Error).message}`);
  }
  throw new SettingError(`${flag} takes a command, such as "${example}".`);
}

function placeOf({ stdio, http, token }: Options): Endpoint {
  if ((stdio === undefined) === (http === undefined))
    throw new SettingError(
      'Name one server, --stdio <command> or --http <url>; a command line, --cli <command>; or a Mind, --mind <command or url>.',
    );
  if (stdio !== undefined) {
    refuseBadCommand('--stdio', stdio, 'noema mcp');
    return { stdio };
  }
  if (!/^https?:\/\//.test(http ?? '') || !URL.canParse(http ?? ''))
    throw new SettingError(`--http is ${JSON.stringify(http)}; it must be a URL, such as http://127.0.0.1:7420/mcp.`);
  return { http: new URL(http as string), token };
}

/** A server that keeps its data where NOEMA_HOME says gets a folder of its own, unless its place was chosen. */
async function homeFor(env: NodeJS.ProcessEnv): Promise<{ env: NodeJS.ProcessEnv; remove(): Promise<void> }> {
  if (env.NOEMA_HOME || env.NOEMA_DATABASE_URL) return { env, remove: async () => {} };
  const folder = await mkdtemp(path.join(tmpdir(), 'noema-conformance-'));
  /** What is thrown away need not survive a power cut. */
  const own = { ...env, NOEMA_HOME: folder, NOEMA_DURABILITY: env.NOEMA_DURABILITY ?? 'normal' };
  return { env: own, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function withSubject<T>(place: Endpoint, cli: CliContext, work: (subject: Subject) => Promise<T>): Promise<T> {
  const home = 'stdio' in place ? await homeFor(cli.env) : undefined;
  try {
    const subject =
      'stdio' in place
        ? await (await import('../conformance/stdio-subject.ts')).stdioSubject(place.stdio, { env: home?.env ?? cli.env })
        : await (await import('../conformance/http-subject.ts')).httpSubject(place.http, { token: place.token });
    try {
      return await work(subject);
    } finally {
      await subject.close();
    }
  } finally {
    await home?.remove();
  }
}

async function writeJunit(file: string, report: string): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  await writeFile(file, report);
}

async function mindOf({ mind = '', stdio, http, token, timeout }: Options, env: NodeJS.ProcessEnv): Promise<MindSubject> {
  if (stdio !== undefined || http !== undefined) throw new SettingError('Name one of --stdio, --http and --mind.');
  const { commandMind, httpMind } = await import('../conformance/mind-subject.ts');
  const timeoutMs = timeout * 1000;
  if (/^https?:\/\//.test(mind)) {
    if (!URL.canParse(mind))
      throw new SettingError(`--mind is ${JSON.stringify(mind)}; an address is like http://127.0.0.1:9000/mind.`);
    return httpMind(new URL(mind), { timeoutMs, token });
  }
  refuseBadCommand('--mind', mind, 'python3 my_mind.py');
  return commandMind(mind, { timeoutMs, env });
}

/** `noema conformance --mind`: every situation is asked once, and each rule is judged by all of them. */
async function judgeMind(cli: CliContext, options: Options): Outcome {
  const { rule, json, junit: file } = options;
  const subject = await mindOf(options, cli.env);
  const { mindRules, runMind, selectMind } = await import('../conformance/mind-suite.ts');
  const [manifest, schemas] = await Promise.all([readManifest(cli.root), readAnswers(cli.root, 'plain')]);
  const selection = selected(() => selectMind(manifest, schemas, rule));
  const ran = await runMind(selection, subject);
  const report = reportOf({ rules: mindRules(manifest) }, selection, subject.where, ran);
  if (file !== undefined) await writeJunit(file, junit('noema conformance: mind', ran));
  cli.out(json ? JSON.stringify(report, null, 2) : summary(report, cli.colour));
  return conforms(report) ? 0 : 1;
}

function addressOf(flag: string, given: string | undefined, protocol: RegExp, example: string): URL {
  if (given !== undefined && protocol.test(given) && URL.canParse(given)) return new URL(given);
  throw new SettingError(`${flag} is ${JSON.stringify(given ?? null)}; it must be a URL, such as ${example}.`);
}

/** `noema conformance --observatory`: a ledger is used over MCP, and what its socket tells is judged. */
async function judgeObservatory(cli: CliContext, { observatory, http, stdio, token, rule, json, junit: file }: Options): Outcome {
  if (stdio !== undefined) throw new SettingError('--observatory takes --http beside it, not --stdio.');
  const socket = addressOf('--observatory', observatory, /^wss?:\/\//, 'ws://127.0.0.1:1729');
  const place = { http: addressOf('--http', http, /^https?:\/\//, 'http://127.0.0.1:1731/mcp'), token };
  const { runSocket, selectSocket, socketRules } = await import('../conformance/socket-suite.ts');
  const manifest = await readManifest(cli.root);
  const selection = selected(() => selectSocket(manifest, 'observatory', rule));
  const ran = await withSubject(place, cli, (subject) => runSocket(selection, { url: socket, token, subject }));
  const report = reportOf({ rules: socketRules(manifest) }, selection, socket.href, ran);
  if (file !== undefined) await writeJunit(file, junit('noema conformance: observatory', ran));
  cli.out(json ? JSON.stringify(report, null, 2) : summary(report, cli.colour));
  return conforms(report) ? 0 : 1;
}

/** `noema conformance --cli`: each case in folders of its own, each call as a command. */
async function judgeCli(
  cli: CliContext,
  { cli: line = '', stdio, http, mind, rule, json, junit: file, timeout }: Options,
): Outcome {
  if (stdio !== undefined || http !== undefined || mind !== undefined)
    throw new SettingError('Name one of --stdio, --http, --mind and --cli.');
  refuseBadCommand('--cli', line, 'mi');
  const [{ cliSubject }, { cliSuite }, { programStart }] = await Promise.all([
    import('../conformance/cli-subject.ts'),
    import('../conformance/cli-suite.ts'),
    import('../conformance/cli-program.ts'),
  ]);
  const manifest = await readManifest(cli.root);
  const suite = cliSuite(await loadSuite(cli.root), manifest);
  const selection = selected(() => select(suite, { product: 'autopilot', rule }));
  const start = programStart(line, { env: cli.env, timeoutMs: timeout * 1000 });
  const [subject, ...beside] = Array.from({ length: availableParallelism() }, () =>
    cliSubject(programIn(manifest), { start, defaultOf: defaultsIn(manifest) }),
  ) as [Subject, ...Subject[]];
  const ran = await runSuite(suite, selection, subject, { beside });
  for (const each of [subject, ...beside]) await each.close();
  const report = reportOf(suite, selection, line, ran);
  if (file !== undefined) await writeJunit(file, junit('noema conformance: cli', ran));
  cli.out(json ? JSON.stringify(report, null, 2) : summary(report, cli.colour));
  return conforms(report) ? 0 : 1;
}

/** `noema conformance`: 0 it conforms, 1 it does not or cannot be reached, 2 the command was wrong. */
export async function conformance(cli: CliContext, { options }: Commands['memory']['conformance']): Outcome {
  const { product, rule, json, junit: file } = options;
  if (options.cli !== undefined) return judgeCli(cli, options);
  if (options.mind !== undefined) return judgeMind(cli, options);
  if (options.observatory !== undefined) return judgeObservatory(cli, options);
  const place = placeOf(options);
  const suite = await loadSuite(cli.root);
  const selection = selected(() => select(suite, { product, rule }));
  try {
    const { ran, lacks } = await withSubject(place, cli, async (subject) => {
      const lacking = await lackingTools(selection, subject);
      return { ran: await runSuite(suite, selection, subject, { lacking }), lacks: lacking };
    });
    const report = reportOf(suite, selection, 'stdio' in place ? place.stdio : place.http.href, ran, lacks);
    if (file !== undefined) await writeJunit(file, junit(`noema conformance: ${selection.product}`, ran));
    cli.out(json ? JSON.stringify(report, null, 2) : summary(report, cli.colour));
    return conforms(report) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    cli.err(error.message);
    return 1;
  }
}

function selected<T>(find: () => T): T {
  try {
    return find();
  } catch (error) {
    throw error instanceof NothingWanted ? new SettingError(error.message) : error;
  }
}
