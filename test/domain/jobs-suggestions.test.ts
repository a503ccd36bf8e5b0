import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TasksJobsRadarOutput } from '../../generated/types/index.ts';
import { runCase } from '../../src/adapters/conformance/run.ts';
import type { Answer, Subject } from '../../src/adapters/conformance/subject.ts';
import { call } from '../../src/boundary/call.ts';
import { parseCommand } from '../boundary/command-line.ts';
import { testApp } from '../support/app.ts';
import { allCases, toolFacts } from '../support/cases.ts';
import { inside } from '../support/inside.ts';

const cases = allCases().filter((c) => c.tool === 'tasks_jobs_radar');

describe('what an answer about jobs proposes', () => {
  let app: Awaited<ReturnType<typeof testApp>>;
  let run = 0;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.end());

  /** The answer to a case's own call, in a world of its own. */
  async function answerTo(c: (typeof cases)[number]): Promise<Answer> {
    const subject = inside(app);
    let last: Answer = {};
    const watched: Subject = { ...subject, call: async (tool, args) => (last = await subject.call(tool, args)) };
    run += 1;
    await runCase(watched, { ...c, then: {} }, `proposed/${run}`, toolFacts);
    return last;
  }
  const pasted = async (line: string) => {
    const { tool, args } = parseCommand(line);
    return call(app, tool, args);
  };

  test.each(cases.map((c) => [c.id, c] as const))('%s: lines are lines, and commands can be pasted back', async (_, c) => {
    const { text = '', envelope } = await answerTo(c);
    const [state = '', ...commands] = text.split('\n').filter((line) => !line.startsWith('WARNING: '));
    expect(text).not.toMatch(/^\s*$|^\{/m);
    expect(state).toMatch(/^(jobs_radar |ERROR: )/);
    const radar = envelope?.result as TasksJobsRadarOutput | null;
    if (radar) expect(commands).toHaveLength(radar.jobs.filter((job) => job.attention).length);
    const bootstrap = radar?.runner_bootstrap?.cmd;
    for (const command of [...commands, ...(bootstrap ? [bootstrap.replace(/^noema call /, '')] : [])])
      expect({ command, error: (await pasted(command)).error }).toEqual({ command, error: null });
  });
});
