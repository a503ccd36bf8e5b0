---
to: contracts/tools/<%= room %>/<%= group %>/<%= name %>.ts
---
import { defineTool, must, <% if (!reader) { %>Text, <% } %>Type } from '../../../kit/index.ts';
<% if (place === 'workspace') { %>import { InWorkspace } from '../../../types/scope.ts';
<% } %>
export default defineTool({
  name: '<%= name %>',
  title: '<%= title %>',
  summary: 'Say here in one or two sentences what it does and when to choose it.',
  effect: '<%= effect %>',
<% if (of === 'act') { %>  /** Name here what it uses of the outside world, such as exports; its handler is given that as ctx.ports. */
  ports: [],
<% } %><% if (of === 'portal') { %>  render: 'lines',
<% } %>  scope: '<%= place %>',

  input: Type.Object({ <% if (place === 'workspace') { %>...InWorkspace<% } %><% if (!reader) { %><% if (place === 'workspace') { %>, <% } %>text: Text(400, { description: 'What is said.' })<% } %> }),
  output: Type.Object({ <% if (reader) { %>count: Type.Integer({ description: 'How many there are.' })<% } else { %>text: Type.String({ description: 'What was said.' })<% } %> }),
  errors: [],
<% if (fact) { %>  tells: ['<%= fact %>'],
<% } %>
  rules: {
    '<%= rule %>': must('<%= promise %>'),
  },
});
