---
to: src/domain/<%= room %>/<%= group %>.ts
---
import type { <%= handlers %> } from '../../../generated/handlers/<%= room %>.ts';
import type { Reads } from '../../kernel/ports.ts';

export const <%= variable %>: <%= handlers %><Reads> = {
  async <%= name %>() {
    throw new Error('<%= name %> has no handler yet');
  },
};
