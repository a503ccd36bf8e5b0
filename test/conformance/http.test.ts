import { httpSubject } from '../../src/adapters/conformance/http-subject.ts';
import { serveHttp } from '../../src/adapters/http/serve.ts';
import { systemClock } from '../../src/app/compose.ts';
import { testHouse } from '../support/house.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';
import { describeConformance } from '../support/suite.ts';

const token = 'only-for-this-test';

const served = async (options: Parameters<typeof testHouse>[0] = {}) => {
  const house = await testHouse({ clock: systemClock, ...options });
  const access = { host: '127.0.0.1', token, origins: [] };
  const server = await serveHttp(house, { access, port: 0, toolset: 'daily', version: '0.0.0' });
  const subject = await httpSubject(new URL('/mcp', server.url), { token });
  const end = async () => {
    await subject.close();
    await server.close();
    await house.end();
  };
  return { subject, end };
};

describeConformance('over HTTP on SQLite', () => served(), { together: true });

describeConformance(
  'over HTTP on PostgreSQL',
  async () => {
    const database = await freshDatabase();
    const { subject, end } = await served({ database: database.url });
    return { subject, end: () => end().then(database.drop) };
  },
  { runIf: hasPostgres(), together: true },
);
