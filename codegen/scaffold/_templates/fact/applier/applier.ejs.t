---
to: src/appliers/<%= file %>.ts
inject: true
before: "(?<=: Own = \\{[^]*)^\\};$"
---
  /** The journal keeps the fact; what is to be read of it is written here. */
  async <%= kind %>() {},
