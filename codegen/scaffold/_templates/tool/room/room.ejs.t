---
to: src/app/rooms/<%= room %>.ts
---
import type { <%= store %> } from '../../domain/<%= room %>/store.ts';
import type { Room } from './room.ts';

export const <%= roomVariable %>: Room<'<%= room %>', <%= store %>> = {
  name: '<%= room %>',
  reads: {},
  handlers: () => ({}),
  appliers: {},
  targets: {},
  lines: {},
};
