---
to: src/domain/<%= room %>/<%= group %>.ts
---
import type { <%= handlers %> } from '../../../generated/handlers/<%= room %>.ts';
import type { <%= store %> } from './store.ts';

export const <%= variable %>: <%= handlers %><<%= store %>> = {};
