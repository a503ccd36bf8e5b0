---
to: src/domain/<%= room %>/lines.ts
---
import type { <%= roomType %> } from '../../../generated/handlers/<%= room %>.ts';

export const <%= linesVariable %>: <%= roomType %><never, never>['lines'] = {};
