---
to: src/appliers/<%= file %>.ts
---
import type { Appliers } from '../../generated/handlers/appliers.ts';
import type { Writer } from '../store/tables.ts';

type Own = Pick<Appliers<Writer>, '<%= kind %>'>;

export const <%= appliers %>: Own = {
  /** The journal keeps the fact; what is to be read of it is written here. */
  async <%= kind %>() {},
};
