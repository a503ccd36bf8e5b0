import { badInput, defineRefusals, type Refusal, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();
const alias = Of({ alias: S, id: S });

const seeAll = [{ tool: 'anchors_list', params: {}, reason: 'See the anchors there are' }];
const aliasIsAnAnchor = (fix: string, suggest: Refusal['suggest'] = []): Refusal => ({
  ...badInput('{alias} is an anchor; it cannot be an alias of {id} too.', fix, 'aliases', alias),
  suggest,
});

export const anchorsRefusals = defineRefusals({
  'anchor-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'anchor', fix: 'Use an anchor that is on the map, or put it there with macro_anchor_note.' },
    facts: Of({ id: S }),
  },
  'alias-is-taken': {
    ...badInput('{alias} is an alias of {owner}.', 'Choose another alias.', 'aliases', Of({ alias: S, owner: S })),
    suggest: [{ tool: 'open', params: { id: '{owner}' }, reason: 'See {owner}' }],
  },
  'alias-is-an-anchor-of-this-call': aliasIsAnAnchor('Leave it out of the aliases, or out of the anchors.'),
  'alias-is-an-anchor-to-merge': aliasIsAnAnchor('Merge it into {id}, or choose another alias.', [
    { tool: 'anchors_merge', params: { into: '{id}', from: ['{alias}'] }, reason: 'Make the two anchors one' },
  ]),
  'alias-is-an-anchor-to-rename': aliasIsAnAnchor('Rename it to {id}, or choose another alias.', [
    { tool: 'anchors_rename', params: { from: '{alias}', to: '{id}' }, reason: 'Call it {id} from now on' },
  ]),
  'anchor-is-named-twice': badInput(
    '{id} is in this call twice.',
    'Say everything about an anchor in one place.',
    'anchors',
    Of({ id: S }),
  ),
  'new-anchor-lacks-a-field': badInput(
    '{id} is new, and its {field} is missing.',
    'Give title and kind (boundary, component, contract, data, test-surface or ops).',
    '{field}',
    Of({ id: S, field: S }),
  ),
  'anchor-to-rename-is-not-known': {
    ...badInput('{from} is not on the map.', 'Name an anchor that is there as from.', 'from', Of({ from: S })),
    suggest: seeAll,
  },
  'anchor-has-that-name': {
    ...badInput('{from} has that name already.', 'Choose another name as to.', 'to', Of({ from: S })),
    suggest: seeAll,
  },
  'new-name-is-an-anchor': {
    ...badInput('{to} is an anchor already.', 'Merge {from} into it, or choose another name.', 'to', Of({ from: S, to: S })),
    suggest: [{ tool: 'anchors_merge', params: { into: '{to}', from: ['{from}'] }, reason: 'Make the two anchors one' }],
  },
  'new-name-is-an-alias': {
    ...badInput('{to} is an alias of {owner}.', 'Choose another name as to.', 'to', Of({ to: S, owner: S })),
    suggest: seeAll,
  },
});
