import { testHouse } from '../support/house.ts';
import { inside } from '../support/inside.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';
import { describeConformance } from '../support/suite.ts';

describeConformance(
  'in process on PostgreSQL',
  async () => {
    const database = await freshDatabase();
    const house = await testHouse({ database: database.url });
    const end = async () => {
      await house.end();
      await database.drop();
    };
    return { subject: inside(house), end };
  },
  { runIf: hasPostgres() },
);
