---
to: contracts/facts/<%= file %>.ts
---
import { defineFacts, Type } from '../kit/index.ts';

export const <%= facts %> = defineFacts({
  <%= kind %>: {
    summary: 'Say here in one sentence what happened.',
    payload: Type.Object({ text: Type.String({ maxLength: 400, description: 'What was said.' }) }),
  },
});
