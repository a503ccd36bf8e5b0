import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect } from 'vitest';
import { commandsIn, parseCommand } from '../boundary/command-line.ts';
import { programFile } from '../support/programs.ts';
import { tools } from '../support/tools.ts';
import { callOn, listWith, newClient } from './connect.ts';
import { cleanEnv } from './process.ts';

type Args = Record<string, unknown>;

export interface Heard {
  readonly text: string;
  readonly lines: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: what a tool answers is looked at by the story
  readonly result: any;
  readonly suggestions: readonly { target?: string; method?: string; params: Args }[];
  readonly failed: boolean;
}

const ids = /\b(?:TASK|PLAN|STEP|CARD|JOB|CONFLICT)-[A-Za-z0-9-]+\b/g;

/** An agent that knows nothing but what it was told: it calls only tools, and names only ids, that some answer has named before. */
export class Agent {
  #heard: string;
  last: Heard = { text: '', lines: [], result: null, suggestions: [], failed: false };

  private constructor(
    readonly client: Client,
    readonly name: string,
    readonly pid: number | null,
  ) {
    this.#heard = client.getInstructions() ?? '';
  }

  static async overStdio(name: string, home: string, workspace: string): Promise<Agent> {
    const args = [await programFile('src/bin/noema.ts'), 'mcp', '--workspace', workspace, '--agent-id', name];
    const transport = new StdioClientTransport({ command: process.execPath, args, env: cleanEnv(home), stderr: 'ignore' });
    const client = newClient();
    await client.connect(transport);
    return new Agent(client, name, transport.pid);
  }

  static async overHttp(name: string, url: string): Promise<Agent> {
    const client = newClient();
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    return new Agent(client, name, null);
  }

  knows(word: string): boolean {
    return this.#heard.includes(word);
  }

  /** Calls a tool by what was heard; what is said itself (a title, a text) needs no source. */
  async call(tool: string, args: Args = {}): Promise<Heard> {
    if (!this.knows(tool)) throw new Error(`${this.name} never heard of ${tool}`);
    for (const id of JSON.stringify(args).match(ids) ?? [])
      if (!this.knows(id)) throw new Error(`${this.name} never heard of ${id}, and gives it to ${tool}`);
    const { text, envelope, isError = false } = await callOn(this.client, tool, args);
    this.#heard += `\n${text}`;
    this.last = {
      text,
      lines: text.split('\n'),
      result: envelope?.result ?? null,
      suggestions: (envelope?.suggestions ?? []) as Heard['suggestions'],
      failed: isError === true,
    };
    return this.last;
  }

  /** The same, and it must go well. */
  async does(tool: string, args: Args = {}): Promise<Heard> {
    const heard = await this.call(tool, args);
    expect(heard.failed, `${this.name}: ${tool} ${JSON.stringify(args)}: ${heard.text}`).toBe(false);
    return heard;
  }

  /** Does what the last answer says comes next, with changes of its own. */
  async goesOn(change: (args: Args) => Args = (args) => args): Promise<Heard> {
    const line = commandsIn(this.last.text).at(-1);
    if (line === undefined) throw new Error(`${this.name} was told nothing to do: ${this.last.text}`);
    const { tool, args } = parseCommand(line);
    return this.call(tool, change(args));
  }

  /** Does all that the last answer says comes next, in order, with changes of its own. */
  async obeys(change: (args: Args) => Args): Promise<Heard> {
    const calls = commandsIn(this.last.text).map(parseCommand);
    if (calls.length === 0) throw new Error(`${this.name} was told nothing to do: ${this.last.text}`);
    return this.makes(
      calls.map(({ tool, args }) =>
        tool === 'tools/list' ? { method: tool, params: args } : { target: tool, params: change(args) },
      ),
    );
  }

  /** Makes the calls of an answer, one after another, as they stand. */
  async makes(calls: Heard['suggestions']): Promise<Heard> {
    for (const { target, method, params } of calls) {
      if (method === 'tools/list') this.#heard += JSON.stringify(await listWith(this.client, params));
      else await this.does(target ?? '', params);
    }
    return this.last;
  }
}

/** No blank line, no JSON, and besides details nothing but the state and one command. */
export function expectLines({ text, lines }: Heard, most: number): void {
  expect(lines.filter((line) => !line.startsWith('- ')).length, text).toBeLessThanOrEqual(most);
  expect(Buffer.byteLength(text), text).toBeLessThanOrEqual(1500);
  for (const line of lines) expect(line, text).toMatch(/^[^\s{]/);
}

export const isPortal = (tool: string): boolean => tools[tool]?.render === 'lines';
