import { testHouse } from '../support/house.ts';
import { inside } from '../support/inside.ts';
import { describeConformance } from '../support/suite.ts';

describeConformance('in process on SQLite', async () => {
  const house = await testHouse();
  return { subject: inside(house), end: () => house.end() };
});
