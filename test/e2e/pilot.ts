import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { AnswerName } from '../../generated/registry/records.ts';
import { tempFolder } from '../support/app.ts';
import { type Agent, agent, codexHelp, type Script } from '../support/hands/agents.ts';
import { type Answering, said, scriptedMind } from '../support/pilot.ts';
import { type Running, startWith } from './process.ts';

/** What can be asked of a scripted Mind that speaks as a server of chat completions does. */
export interface MindServer {
  readonly url: string;
  readonly asked: ReturnType<typeof scriptedMind>['asked'];
  close(): Promise<void>;
}

const statuses: Partial<Record<string, number>> = { rate_limited: 429, unavailable: 503, auth: 401 };

async function mindServer(script: Answering, onAsk: (name: AnswerName) => void | Promise<void>): Promise<MindServer> {
  const mind = scriptedMind(script);
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { response_format, messages } = JSON.parse(text);
    const name = response_format.json_schema.name as AnswerName;
    await onAsk(name);
    const answered = await mind.ask({ name, tag: '', prompt: messages.at(-1).content });
    const isOk = answered.state === 'ok';
    response.writeHead(isOk ? 200 : (statuses[answered.kind] ?? 400), { 'content-type': 'application/json' });
    const content = isOk ? JSON.stringify(answered.answer) : '';
    response.end(JSON.stringify(isOk ? { choices: [{ message: { content } }] } : { error: { message: 'scripted' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: mind.asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export interface PilotWorld {
  readonly home: string;
  readonly project: string;
  readonly agent: Agent;
  readonly mind: MindServer;
  /** `mi …`, in the project. */
  mi(...words: string[]): Promise<Running>;
  /** The log of the project, record by record; every line must be whole. */
  records(): Record<string, unknown>[];
  /** The same, short. */
  log(): string[];
  /** Folder of everything that is kept about the project. */
  folder(): string;
  remove(): Promise<void>;
}

interface Given {
  /** How the agent behaves: as Codex, or as another command line. */
  readonly codex?: Script;
  readonly cli?: Script;
  readonly mind?: Answering;
  readonly onAsk?: (name: AnswerName) => void | Promise<void>;
  readonly runtime?: object;
  readonly env?: Record<string, string>;
}

/** A machine of its own: a home, a project, a scripted agent and a scripted Mind, and the built program. */
export async function pilotWorld({
  codex,
  cli,
  mind: script = {},
  onAsk = () => {},
  runtime = {},
  env = {},
}: Given): Promise<PilotWorld> {
  const temp = tempFolder();
  const home = path.join(temp.folder, 'mi');
  const project = path.join(temp.folder, 'project');
  const bin = path.join(temp.folder, 'bin');
  for (const folder of [home, project, bin]) mkdirSync(folder, { recursive: true });
  const made = codex
    ? agent(bin, 'codex', { help: codexHelp.today, ...codex })
    : agent(bin, 'other-agent', cli ?? { runs: [[{ say: 'Done.' }]] });
  const mind = await mindServer(script, onAsk);
  const ids = path.join(home, 'projects');
  writeFileSync(
    path.join(home, 'config.json'),
    JSON.stringify({
      version: 'v1',
      mind: {
        provider: 'openai_compatible',
        openai_compatible: { base_url: mind.url, model: 'scripted', api_key: 'k', structure: 'json_schema', max_retries: 0 },
      },
      hands: codex
        ? { provider: 'codex' }
        : { provider: 'cli', cli: { exec: [made.program], resume: [made.program, '--resume', '{thread_id}'] } },
      runtime,
    }),
  );
  const surroundings = { PATH: `${bin}${path.delimiter}${process.env.PATH}`, HOME: temp.folder, MI_HOME: home, ...env };
  const folder = () => path.join(ids, readdirSync(ids)[0] ?? '');
  const records = () =>
    readFileSync(path.join(folder(), 'evidence.jsonl'), 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    home,
    project,
    agent: made,
    mind,
    mi: (...words) => startWith({ env: surroundings, cwd: project }, 'mi', ...words),
    records,
    log: () => records().map((record) => said({ kind: String(record.kind), record })),
    folder,
    remove: async () => {
      await mind.close();
      temp.remove();
    },
  };
}
