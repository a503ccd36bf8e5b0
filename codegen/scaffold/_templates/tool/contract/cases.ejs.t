---
to: contracts/tools/<%= room %>/<%= group %>/<%= name %>.cases.ts
---
import { <% if (init) { %>call, <% } %>casesOf } from '../../../kit/index.ts';
import tool from './<%= name %>.ts';

export default casesOf(tool, [
  {
    name: '<%= reader ? 'a new workspace' : 'one text' %>',
    proves: ['<%= rule %>'],
<% if (init) { %>    given: [call('init')],
<% } %>    when: { <% if (!reader) { %>text: 'hello'<% } %> },
    then: { result: { <% if (reader) { %>count: 0<% } else { %>text: 'hello'<% } %> }<% if (fact) { %>, tells: [<% if (place === 'workspace') { %>'workspace_created', <% } %>'<%= fact %>']<% } %> },
  },
]);
