---
to: src/appliers/<%= file %>.ts
---
import type { Appliers } from '../../generated/handlers/appliers.ts';
import type { Writer } from '../store/tables.ts';

type Own = Pick<Appliers<Writer>, '<%= kind %>'>;

export const <%= appliers %>: Own = {
  async <%= kind %>() {
    throw new Error('<%= kind %> has no applier yet');
  },
};
