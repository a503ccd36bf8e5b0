import type { ChannelInfo } from '../../../generated/registry/shape.ts';
import type { App } from '../../boundary/app.ts';
import { scopeDefaults, scopeField } from '../../boundary/scope.ts';
import type { Asked, Trouble } from './message.ts';

/** A product as the page sees it. */
export interface Watched {
  readonly app: App;
  /** The path that its tools stand below, such as `/ledger`; empty for the one at the root. */
  readonly base: string;
}

/** What is followed: a channel of a product, and what of it. */
export interface Followed {
  readonly app: App;
  readonly channel: ChannelInfo;
  /** The workspace whose facts count; null: those of all. */
  readonly workspace: string | null;
  /** What of it is meant, where a subscription may say so. */
  readonly topic: string | null;
  /** Two subscriptions with the same key follow the same. */
  readonly key: string;
}

const longest = 256;

/** The channel of that name; the first product that has one. */
export function findChannel(products: readonly Watched[], name: string): { app: App; channel: ChannelInfo } | undefined {
  for (const { app } of products) {
    const channel = app.product.channels.find((one) => one.name === name);
    if (channel) return { app, channel };
  }
  return undefined;
}

const invalid = (message: string): Trouble => ({ code: 'INVALID_PAYLOAD', message });

/** A field that names something; empty text names nothing. */
function textIn(fields: Asked['fields'], field: string): string | undefined | Trouble {
  const value = fields[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && value !== '' && value.length <= longest) return value;
  return invalid(`${field} must be a text of 1 to ${longest} characters.`);
}

export const isTrouble = (value: unknown): value is Trouble => typeof value === 'object' && value !== null && 'code' in value;

/** The field that names whose facts are followed, as the tools of the channel call it. */
export function scopeOfChannel({ product, policy }: App, { snapshot }: ChannelInfo) {
  const tool = product.tools[snapshot.tool];
  const field = (tool && scopeField(tool)) ?? 'workspace';
  return { field, usual: scopeDefaults(policy)[field] ?? null };
}

/** Fields that a subscription to a channel takes. */
const takenBy = (app: App, channel: ChannelInfo): string[] => [
  ...(channel.follows === 'workspace' ? [scopeOfChannel(app, channel).field] : []),
  ...(channel.topic ? [channel.topic.field] : []),
  'after',
];

/** What a subscription means. */
export function followed(products: readonly Watched[], { channel: name, fields }: Asked): Followed | Trouble {
  const found = findChannel(products, name);
  if (!found) {
    const known = products.flatMap(({ app }) => app.product.channels.map((channel) => channel.name));
    return invalid(`There is no channel of that name; there are ${known.join(', ')}.`);
  }
  const { app, channel } = found;
  const taken = takenBy(app, channel);
  const strange = Object.keys(fields).find((field) => !taken.includes(field));
  if (strange !== undefined) return invalid(`${name} takes ${taken.join(', ')} and nothing else.`);
  const { field, usual } = scopeOfChannel(app, channel);
  const workspace = channel.follows === 'all' ? null : (textIn(fields, field) ?? usual);
  if (isTrouble(workspace)) return workspace;
  if (channel.follows === 'workspace' && workspace === null) return invalid(`${name} needs ${field}.`);
  const topic = channel.topic ? (textIn(fields, channel.topic.field) ?? null) : null;
  if (isTrouble(topic)) return topic;
  if (channel.topic && !channel.topic.optional && topic === null) return invalid(`${name} needs ${channel.topic.field}.`);
  return { app, channel, workspace, topic, key: JSON.stringify([name, workspace, topic]) };
}

/** What is followed, as messages name it. */
export const placeOf = ({ app, channel, workspace, topic }: Followed): Record<string, string> => ({
  ...(workspace === null ? {} : { [scopeOfChannel(app, channel).field]: workspace }),
  ...(channel.topic && topic !== null ? { [channel.topic.field]: topic } : {}),
});
