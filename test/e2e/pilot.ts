import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { AnswerName } from '../../generated/registry/records.ts';
import { tempFolder } from '../support/app.ts';
import { type Agent, agent, codexHelp, type Script } from '../support/hands/agents.ts';
import { type Answering, said, scriptedMind } from '../support/pilot.ts';
import { compiledCode, programFile } from '../support/programs.ts';
import { newClient } from './connect.ts';
import { type Running, startProgram, startWith } from './process.ts';

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
  /** `noema …`, in the project. */
  noema(...words: string[]): Promise<Running>;
  /** A client of `noema mcp`, in the project. */
  client(): Promise<Client>;
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
  /** A mi that was built before; left out: the one that tests build. */
  readonly program?: string;
}

/** A machine of its own: a home, a project, a scripted agent and a scripted Mind, and the built program. */
export async function pilotWorld({
  codex,
  cli,
  mind: script = {},
  onAsk = () => {},
  runtime = {},
  env = {},
  program,
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
  const surroundings = {
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    HOME: temp.folder,
    /** A program that was built before is started as its users start it. */
    ...(program === undefined ? compiledCode() : {}),
    MI_HOME: home,
    NOEMA_HOME: path.join(temp.folder, 'noema'),
    ...env,
  };
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
    mi: async (...words) => {
      const at = { env: surroundings, cwd: project };
      return program === undefined ? startWith(at, 'mi', ...words) : startProgram(program, at, ...words);
    },
    noema: (...words) => startWith({ env: surroundings, cwd: project }, ...words),
    client: async () => {
      const client = newClient();
      const args = [await programFile('src/bin/noema.ts'), 'mcp'];
      await client.connect(
        new StdioClientTransport({ command: process.execPath, args, env: surroundings, cwd: project, stderr: 'ignore' }),
      );
      return client;
    },
    records,
    log: () => records().map((record) => said({ kind: String(record.kind), record })),
    folder,
    remove: async () => {
      await mind.close();
      temp.remove();
    },
  };
}
