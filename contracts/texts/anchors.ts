import { defineTexts } from '../kit/index.ts';

export const anchorsTexts = defineTexts({
  'map-alias-leads-nowhere': {
    message: '{alias} leads to {anchor}, which is not on the map.',
    hint: 'Make the anchor, and the alias leads to it again.',
  },
  'map-names-itself-as-parent': {
    message: '{anchor} names itself as its parent.',
    hint: 'Give it another parent, or parent_id="".',
  },
  'map-parent-is-not-there': {
    message: 'The parent {name} of {anchor} is not on the map.',
    hint: 'Make the parent, or give it another one.',
  },
  'map-depends-on-itself': {
    message: '{anchor} names itself as its dependency.',
    hint: 'Leave the anchor itself out of depends_on.',
  },
  'map-dependency-is-not-there': {
    message: 'The dependency {name} of {anchor} is not on the map.',
    hint: 'Make what it depends on, or leave it out of depends_on.',
  },
  'map-parents-go-in-a-circle': {
    message: '{anchor} is a part of itself, by its parents.',
    hint: 'Give one anchor of the circle another parent, or parent_id="".',
  },
  'map-alias-is-an-anchor': {
    message: '{alias} is an anchor, and an alias of {anchor}.',
    hint: 'Merge the two anchors.',
  },
  'map-parent-is-an-alias': {
    message: 'The parent {name} of {anchor} is an alias of {known}.',
    hint: 'Name the anchor by its id.',
  },
  'map-dependency-is-an-alias': {
    message: 'The dependency {name} of {anchor} is an alias of {known}.',
    hint: 'Name the anchor by its id.',
  },
  'map-anchor-is-unused': {
    message: 'No card and no job is about {anchor}.',
    hint: 'Note what is known about it with macro_anchor_note, or merge it into another anchor.',
  },
});
