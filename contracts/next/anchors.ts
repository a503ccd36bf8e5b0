import { defineNextCalls, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const anchorsNextCalls = defineNextCalls({
  'put-it-on-the-map': {
    tool: 'macro_anchor_note',
    params: {
      anchor: '{anchor}',
      title: '{title}',
      kind: 'component',
      content: '{title} is a part of the project that has a name now.',
    },
    reason: 'Put {anchor} on the map',
    facts: Of({ anchor: S, title: S }),
  },
  'see-what-is-known-about-it': {
    tool: 'anchor_snapshot',
    params: { anchor: '{anchor}' },
    reason: 'See what is known about {anchor}',
    facts: Of({ anchor: S }),
  },
  'see-the-next-anchors': { tool: 'anchors_list', params: {}, reason: 'See the next ones' },
  'check-the-map': { tool: 'anchors_lint', params: {}, reason: 'Check how the map hangs together' },
  'see-the-drafts-about-it': {
    tool: 'open',
    params: { id: '{id}', include_drafts: true },
    reason: 'See the drafts about it',
    facts: Of({ id: S }),
  },
});
