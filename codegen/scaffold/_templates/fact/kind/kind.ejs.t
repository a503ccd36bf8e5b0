---
to: contracts/facts/<%= file %>.ts
inject: true
before: "(?<=defineFacts\\(\\{[^]*)^\\}\\);$"
---
  <%= kind %>: {
    summary: 'Say here in one sentence what happened.',
    payload: Type.Object({ text: Type.String({ maxLength: 400, description: 'What was said.' }) }),
  },
