import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface Listed {
  readonly claims: readonly { readonly claim_id: string; readonly text: string }[];
}

/** What `mi demo` leaves in a folder, and a little that was said by hand afterwards. */
export function tellDemo(folder: string) {
  const [home, work] = [path.join(folder, 'home'), path.join(folder, 'project')];
  const program = path.resolve('dist/mi.cjs');
  execFileSync(process.execPath, [program, 'demo', folder], { stdio: 'ignore' });
  const mi = <Result>(...args: readonly string[]): Result =>
    JSON.parse(execFileSync(process.execPath, [program, '--home', home, '--cd', work, '--json', ...args], { encoding: 'utf8' }));
  const { claims } = mi<Listed>('claim', 'list', '--scope', 'effective');
  const named = (words: string) => claims.find(({ text }) => text === words)?.claim_id ?? '';
  const [semicolons, tests] = [named('Exports use semicolons.'), named('Tests are run before work counts as done.')];
  const said = named('Exports use semicolons. Tests are run before work counts as done.');
  for (const from of [semicolons, tests])
    mi('edge', 'create', '--scope', 'global', '--type', 'derived_from', '--from', from, '--to', said);
  mi('claim', 'supersede', semicolons, '--text', 'Exports use semicolons and begin with a header row.', '--tag', 'csv');
  const steps = ['Write the export', 'Run the tests', 'Try it with an empty report'].flatMap((step) => ['--step', step]);
  const { workflow_id } = mi<{ workflow_id: string }>(
    'workflow',
    'create',
    '--name',
    'A new export',
    '--trigger-mode',
    'task_contains',
    '--pattern',
    'export',
    ...steps,
  );
  const { records } = mi<{ records: readonly { kind: string; event_id: string }[] }>('tail', '-n', '100');
  const answered = records.find(({ kind }) => kind === 'auto_answer')?.event_id ?? '';
  const { runs } = mi<{ runs: readonly { run_id: string }[] }>('runs');
  const { project } = mi<{ project: { project_id: string } }>('status');
  return { home, project: project.project_id, run: runs[0]?.run_id ?? '', answered, workflow_id };
}
