import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launch } from './chromium.ts';
import { callAt } from './observatory-story.ts';

type Json = Record<string, unknown>;

const hangs = 300_000;

/** A server as a user starts it. */
export class Server {
  #child: ChildProcess | undefined;
  #url = '';

  constructor(
    /** The program to start. */
    private readonly program: string,
    readonly home: string,
    private readonly more: Readonly<Record<string, string>> = {},
  ) {}

  get url(): string {
    return this.#url;
  }

  /** Again at the same address, if it was started before. */
  async start(): Promise<this> {
    const port = this.#url ? new URL(this.#url).port : '0';
    const child = spawn(process.execPath, [this.program, 'serve', '--port', port, '--log-level', 'error'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NOEMA_HOME: this.home,
        THOUGHTBOX_DATA_DIR: path.join(this.home, 'ledger'),
        THOUGHTBOX_STORAGE: 'db',
        MI_HOME: path.join(this.home, 'mi'),
        ...this.more,
      },
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout as Readable })) {
      const found = /Observatory\s+(http:\S+?)\/?(\s|$)/.exec(line)?.[1];
      if (!found) continue;
      this.#url = found;
      break;
    }
    child.stdout?.resume();
    if (!this.#url) throw new Error('The server ended before it said where it listens.');
    return this;
  }

  /** At once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  memory = <Result = Json>(tool: string, args: Json): Promise<Result> => callAt<Result>(this.#url, tool, args);
  ledger = <Result = Json>(tool: string, args: Json): Promise<Result> => callAt<Result>(`${this.#url}/ledger`, tool, args);
}

/** A page, and everything on it that should not be: scripts that fail, what the policy forbids, requests elsewhere. */
export interface Watched {
  readonly page: Page;
  readonly faults: string[];
  /** To a place on the page. */
  to(hash: string): Promise<void>;
}

/** A browser and a server with data of its own. */
export class Observatory {
  private constructor(
    readonly browser: Browser,
    readonly server: Server,
  ) {}

  static async open(program: string, more: Readonly<Record<string, string>> = {}): Promise<Observatory> {
    const home = mkdtempSync(path.join(tmpdir(), 'noema-page-'));
    const [browser, server] = await Promise.all([theBrowser(), new Server(program, home, more).start()]);
    return new Observatory(browser, server);
  }

  async page(options: BrowserContextOptions = {}): Promise<Watched> {
    const { url } = this.server;
    const context = await this.browser.newContext({
      viewport: { width: 1200, height: 800 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    /** Against a hang, never against a slow machine. */
    page.setDefaultTimeout(hangs);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) faults.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !request.url().startsWith('blob:')) faults.push(`asked elsewhere: ${request.url()}`);
    });
    return {
      page,
      faults,
      to: async (hash) => {
        await page.goto(`${url}/${hash}`);
        await page.locator('main').waitFor();
      },
    };
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.kill();
    rmSync(this.server.home, { recursive: true, force: true });
  }
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What makes the page hard to use for some people, by the rules of WCAG A and AA. */
export async function barriers(page: Page, rules = all): Promise<string[]> {
  /** Given to the debugger: the policy of the page forbids scripts that are not its own. From view to view it stays. */
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe.source);
  const options = { runOnly: rules, resultTypes: ['violations'] };
  const found = await page.evaluate(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`);
  return (found as Violation[]).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

let started: Promise<Browser> | undefined;

/** Whether there is a browser to test with. Where there is none it is said loudly; in CI that fails. */
export async function hasBrowser(): Promise<boolean> {
  try {
    started ??= launch();
    await started;
    return true;
  } catch (error) {
    if (process.env.CI) throw error;
    console.error(`*** There is no Chromium that runs: tests of the page are SKIPPED. Set CHROMIUM_PATH. ***\n${String(error)}`);
    return false;
  }
}

/** The one that was started to see whether there is one. */
async function theBrowser(): Promise<Browser> {
  const browser = await (started ?? launch());
  started = undefined;
  return browser;
}
