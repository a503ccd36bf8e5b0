---
to: src/appliers/<%= file %>.ts
inject: true
before: "(?<=: Own = \\{[^]*)^\\};$"
---
  async <%= kind %>() {
    throw new Error('<%= kind %> has no applier yet');
  },
