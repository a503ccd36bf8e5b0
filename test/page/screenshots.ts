import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tellDemo } from '../support/demo-story.ts';
import { Observatory } from '../support/observatory.ts';
import { callAt, tellNotebook, tellSession, tellWork } from '../support/observatory-story.ts';

/** `npm run screenshots`: each view of the page with real data, small, for docs/observatory.md. */
const folder = 'docs/observatory';
const workspace = 'acme/shop';
const at = (view: string) => `#/memory/${encodeURIComponent(workspace)}/${view}`;

const demo = await mkdtemp(path.join(tmpdir(), 'noema-demo-'));
const { home, project, run, answered, workflow_id } = tellDemo(path.join(demo, 'shop'));
const piloted = (view: string) => `#/autopilot/${project}/${view}`;

/** When the first step was closed. */
async function closedAt(url: string): Promise<number> {
  const { facts } = await callAt<{ facts: { kind: string; ts: string }[] }>(url, 'journal', { workspace, limit: 500 });
  return Date.parse(facts.find(({ kind }) => kind === 'step_done')?.ts ?? '');
}

const observatory = await Observatory.open(path.resolve('dist/noema.js'), { MI_HOME: home });
try {
  const { url } = observatory.server;
  await tellWork(url, workspace);
  const session = await tellSession(`${url}/ledger`);
  const notebook = await tellNotebook(`${url}/ledger`);
  const views: readonly (readonly [name: string, hash: string, scheme?: 'dark', width?: number])[] = [
    ['now', '#/now'],
    ['session', `#/ledger/session/${session}?open=shared-cache`],
    ['thought', `#/ledger/session/${session}?thought=:7`, 'dark'],
    ['notebook', `#/ledger/notebook/${notebook}`],
    ['board', at('board?task=TASK-001')],
    ['activity', at('activity')],
    ['graph', at('graph?node=H1'), 'dark'],
    ['known', at(`known?at=${await closedAt(url)}&of=TASK-001+s%3A0`)],
    ['cards', at('cards')],
    ['conflicts', at('conflicts')],
    ['anchors', at('anchors?anchor=a:index')],
    ['jobs', at('jobs?job=JOB-001')],
    ['search', '#/search?q=index'],
    ['run', piloted(`run/${run}?event=${answered}`)],
    ['claims', piloted('claims?inactive=shown'), 'dark'],
    ['workflow', piloted(`workflows?id=${workflow_id}`)],
    ['narrow', '#/now', undefined, 360],
  ];
  await mkdir(folder, { recursive: true });
  for (const [name, hash, scheme = 'light', width = 1180] of views) {
    const { page, to } = await observatory.page({ colorScheme: scheme, viewport: { width, height: 720 } });
    await to(hash);
    await page.locator('[data-connection="live"]').waitFor();
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 45 });
    await writeFile(path.join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
    await page.context().close();
  }
} finally {
  await observatory.close();
  await rm(demo, { recursive: true, force: true });
}
