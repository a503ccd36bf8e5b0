import { type Call, call, saved } from '../kit/index.ts';

type More = Readonly<Record<string, unknown>>;

/** A setting of the project becomes a claim; whatever is said in its place is a claim of any kind. */
const setting = (ask: 'ask' | 'proceed'): Call =>
  call('settings_set', { scope: 'project', ask_when_uncertain: ask }, { save: { setting: '/written_claim_ids/0' } });

/** A claim of the project with this text, known by a name. */
export const claimSaying = (name: string, text: string, more: More = {}): readonly Call[] => [
  setting('proceed'),
  call('claim_supersede', { id: saved('setting'), text, ...more }, { save: { [name]: '/claim_id' } }),
];

/** A fact about dates and, said after it, a preference about exports. */
export const twoClaims: readonly Call[] = [
  ...claimSaying('dates', 'Dates are stored in UTC.', { claim_type: 'fact', tag: ['dates', 'storage'] }),
  ...claimSaying('exports', 'Exports use semicolons.', { tag: ['csv', 'storage'] }),
];

/** A node of the project, known by a name. */
export const nodeSaying = (name: string, text: string, more: More = {}): Call =>
  call('node_create', { type: 'decision', text, ...more }, { save: { [name]: '/node_id' } });

export const edgeBetween = (type: string, from: unknown, to: unknown, more: More = {}, name = 'edge'): Call =>
  call('edge_create', { type, from, to, ...more }, { save: { [name]: '/edge_id' } });
