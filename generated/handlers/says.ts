// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
/** What a text may be filled with; a list is said with commas between its items. */
export type Word = string | number | boolean | readonly (string | number)[];

/** What must be known to refuse. */
export interface RefusalFacts {
  'arguments-are-no-object': object;
  'arguments-are-nested-too-deep': { readonly levels: number };
  'arguments-cannot-be-stored': object;
  'no-scope-is-named': { readonly field: string };
  'field-and-its-alias-differ': { readonly alias: string; readonly field: string };
  'field-is-missing': { readonly field: string };
  'field-is-misspelt': { readonly field: string; readonly tool: string; readonly meant: string };
  'field-is-not-known': { readonly field: string; readonly tool: string; readonly known: readonly (string)[] };
  'inner-field-is-not-known': { readonly field: string; readonly tool: string };
  'field-is-none-of-the-choices': { readonly field: string; readonly choices: readonly (string)[] };
  'field-has-another-value': { readonly field: string; readonly value: string };
  'field-has-no-accepted-shape': { readonly field: string };
  'field-is-of-no-known-kind': { readonly field: string };
  'field-is-of-another-type': { readonly field: string; readonly type: string };
  'field-is-blank': { readonly field: string };
  'field-looks-otherwise': { readonly field: string; readonly pattern: string };
  'field-is-too-short': { readonly field: string; readonly limit: number };
  'field-is-too-long': { readonly field: string; readonly limit: number };
  'field-has-too-few-items': { readonly field: string; readonly limit: number };
  'field-has-too-many-items': { readonly field: string; readonly limit: number };
  'field-is-too-small': { readonly field: string; readonly limit: number };
  'field-is-too-large': { readonly field: string; readonly limit: number };
  'field-is-not-valid': { readonly field: string; readonly detail: string };
  'branch-is-not-known': { readonly id: string };
  'branch-has-no-base': { readonly from: string; readonly into: string };
  'branch-has-another-base': { readonly from: string; readonly into: string; readonly base: string };
  'into-is-not-the-base': { readonly into: string; readonly base: string };
  'into-is-missing': object;
  'branch-is-merged-into-itself': { readonly branch: string };
  'document-is-a-graph': { readonly doc: string };
  'document-is-no-graph': { readonly doc: string; readonly holds: string };
  'plan-or-task-is-not-known': { readonly kind: 'plan' | 'task'; readonly id: string };
  'step-is-not-known': { readonly id: string; readonly task: string };
  'no-step-is-open': { readonly id: string; readonly task: string };
  'task-node-is-not-known': { readonly id: string; readonly task: string };
  'several-targets-are-named': object;
  'target-kind-differs-from-its-id': { readonly kind: string; readonly id: string };
  'target-is-of-another-kind': { readonly id: string; readonly kind: string; readonly tool: string; readonly wanted: string };
  'no-target-is-named': object;
  'no-target-is-named-or-in-focus': object;
  'no-task-is-begun': object;
  'no-step-is-named': object;
  'step-id-and-path-differ': { readonly step_id: string; readonly at: string; readonly path: string };
  'step-needs-a-task': object;
  'step-and-documents-are-given': object;
  'target-and-documents-are-given': object;
  'reference-leads-nowhere': { readonly id: string };
  'reference-has-no-known-form': { readonly id: string; readonly forms: string };
  'path-is-absolute': object;
  'path-leaves-the-root': { readonly path: string };
  'path-is-no-transcript': { readonly path: string };
  'line-or-byte-is-needed': object;
  'transcript-is-not-there': { readonly id: string };
  'line-is-too-far': { readonly id: string };
  'place-is-past-the-end': { readonly id: string };
  'ref-is-not-known': { readonly id: string };
  'entry-is-in-another-document': { readonly seq: number; readonly doc: string; readonly asked: string };
  'note-has-no-text': object;
  'note-has-two-texts': object;
  'branch-to-switch-to-is-not-known': { readonly id: string };
  'branch-exists-already': { readonly id: string };
  'branch-is-checked-out': { readonly name: string };
  'branch-is-a-base': { readonly name: string; readonly derived: string };
  'branch-belongs-to-an-entity': { readonly name: string; readonly owner: string };
  'branch-name-is-reserved': { readonly name: string; readonly example: string };
  'branch-name-doubles-a-separator': { readonly name: string; readonly example: string };
  'branch-name-ends-in-a-separator': { readonly name: string; readonly example: string };
  'branch-name-is-a-number': { readonly name: string; readonly example: string };
  'branch-name-is-a-tag': { readonly name: string; readonly example: string };
  'tag-name-is-a-branch': { readonly name: string; readonly example: string };
  'branch-has-no-commits': { readonly name: string };
  'tag-exists-already': { readonly id: string };
  'ref-has-no-commits': { readonly ref: string };
  'commit-is-not-seen': { readonly seq: number; readonly found: string; readonly branch: string };
  'node-to-delete-is-not-there': { readonly id: string };
  'edge-to-delete-is-not-there': { readonly edge: string };
  'edge-lacks-a-node': { readonly edge: string; readonly missing: readonly (string)[] };
  'node-belongs-to-tasks': { readonly id: string; readonly prefix: string };
  'conflict-is-not-known': { readonly id: string; readonly into: string };
  'conflict-is-not-open': { readonly id: string; readonly status: string; readonly into: string; readonly doc: string };
  'anchor-is-not-known': { readonly id: string };
  'alias-is-taken': { readonly alias: string; readonly owner: string };
  'alias-is-an-anchor-of-this-call': { readonly alias: string; readonly id: string };
  'alias-is-an-anchor-to-merge': { readonly alias: string; readonly id: string };
  'alias-is-an-anchor-to-rename': { readonly alias: string; readonly id: string };
  'anchor-is-named-twice': { readonly id: string };
  'new-anchor-lacks-a-field': { readonly id: string; readonly field: string };
  'anchor-to-rename-is-not-known': { readonly from: string };
  'anchor-has-that-name': { readonly from: string };
  'new-name-is-an-anchor': { readonly from: string; readonly to: string };
  'new-name-is-an-alias': { readonly to: string; readonly owner: string };
}

export type RefusalId = keyof RefusalFacts;

/** What must be known to propose a call. */
export interface NextCallFacts {
  'go-on-with-the-focus': { readonly focus: string };
  'read-the-last-entry': { readonly ref: string };
  'start-the-first-task': object;
  'keep-this-window': object;
  'read-more-of-each-session': object;
  'look-for-last-answers': object;
  'look-for-summaries': object;
  'note-on-the-checkout': object;
  'note-on-a-new-branch': object;
  'see-the-status': object;
  'see-what-both-changed': { readonly conflict_id: string; readonly key: string };
  'keep-what-one-side-says': { readonly conflict_id: string; readonly resolution: 'use_from' | 'use_into'; readonly whose: string };
  'put-it-on-the-map': { readonly anchor: string; readonly title: string };
  'see-what-is-known-about-it': { readonly anchor: string };
  'see-the-next-anchors': object;
  'check-the-map': object;
  'see-the-drafts-about-it': { readonly id: string };
  'repeat-it-for-the-focus': { readonly tool: string; readonly focus: string };
  'repeat-it-all-the-same': { readonly tool: string };
  'see-how-it-stands-now': { readonly id: string };
}

export type NextCallId = keyof NextCallFacts;

/** What must be known to say a text. */
export interface TextFacts {
  'help-page': object;
  'no-target': object;
  'note-template-initiative': { readonly goal: Word };
  'note-template-decision': { readonly goal: Word };
  'note-template-goal': object;
  'edge-end-is-missing': { readonly key: Word; readonly missing: Word };
  'graph-conflicts-are-open': { readonly open: Word };
  'map-alias-leads-nowhere': { readonly alias: Word; readonly anchor: Word };
  'map-names-itself-as-parent': { readonly anchor: Word };
  'map-parent-is-not-there': { readonly name: Word; readonly anchor: Word };
  'map-depends-on-itself': { readonly anchor: Word };
  'map-dependency-is-not-there': { readonly name: Word; readonly anchor: Word };
  'map-parents-go-in-a-circle': { readonly anchor: Word };
  'map-alias-is-an-anchor': { readonly alias: Word; readonly anchor: Word };
  'map-parent-is-an-alias': { readonly name: Word; readonly anchor: Word; readonly known: Word };
  'map-dependency-is-an-alias': { readonly name: Word; readonly anchor: Word; readonly known: Word };
  'map-anchor-is-unused': { readonly anchor: Word };
}

/** What a text is: one, a list, or a form with texts in it. */
export interface Texts {
  'help-page': string;
  'no-target': { 'message': string; 'recovery': string };
  'note-template-initiative': string;
  'note-template-decision': string;
  'note-template-goal': string;
  'edge-end-is-missing': string;
  'graph-conflicts-are-open': { 'message': string; 'recovery': string };
  'map-alias-leads-nowhere': { 'message': string; 'hint': string };
  'map-names-itself-as-parent': { 'message': string; 'hint': string };
  'map-parent-is-not-there': { 'message': string; 'hint': string };
  'map-depends-on-itself': { 'message': string; 'hint': string };
  'map-dependency-is-not-there': { 'message': string; 'hint': string };
  'map-parents-go-in-a-circle': { 'message': string; 'hint': string };
  'map-alias-is-an-anchor': { 'message': string; 'hint': string };
  'map-parent-is-an-alias': { 'message': string; 'hint': string };
  'map-dependency-is-an-alias': { 'message': string; 'hint': string };
  'map-anchor-is-unused': { 'message': string; 'hint': string };
}

export type TextId = keyof Texts;

/** Facts may be left out where nothing need be known. */
export type Known<Facts> = object extends Facts ? [facts?: Facts] : [facts: Facts];
