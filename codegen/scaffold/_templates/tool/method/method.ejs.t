---
to: src/domain/<%= room %>/<%= group %>.ts
inject: true
before: "(?<=<%= handlers %><Reads>[^]*)^\\}\\)?;$"
---
<%# a blank line between methods %>
  async <%= name %>() {
    throw new Error('<%= name %> has no handler yet');
  },
