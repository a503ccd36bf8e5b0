import { afterAll, beforeAll } from 'vitest';
import { stdioSubject } from '../../src/adapters/conformance/stdio-subject.ts';
import { type Bundled, bundled } from '../support/bundled.ts';
import { tempFolder } from '../support/house.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';
import { describeConformance } from '../support/suite.ts';

let program: Bundled;
beforeAll(async () => {
  program = await bundled('src/bin/noema.ts');
});
afterAll(() => program?.remove());

const started = async (variables: NodeJS.ProcessEnv) => {
  const { folder, remove } = tempFolder();
  const env = { ...process.env, NOEMA_DATABASE_URL: undefined, NOEMA_HOME: folder, ...variables };
  const subject = await stdioSubject(`${program.command} mcp`, { env });
  const end = async () => {
    await subject.close();
    remove();
  };
  return { subject, end };
};

describeConformance('over stdio on SQLite', () => started({ NOEMA_DURABILITY: 'normal' }), { together: true });

describeConformance(
  'over stdio on PostgreSQL',
  async () => {
    const database = await freshDatabase();
    const { subject, end } = await started({ NOEMA_DATABASE_URL: database.url });
    return { subject, end: () => end().then(database.drop) };
  },
  { runIf: hasPostgres(), together: true },
);
