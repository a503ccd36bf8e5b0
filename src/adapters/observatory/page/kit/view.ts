import type { ComponentType } from 'preact';

/** A product as the server serves it. */
export interface Served {
  readonly product: string;
  /** Path below which its tools stand, such as /ledger; empty at the top. */
  readonly base: string;
  /** Workspaces that it holds, where it has any. */
  readonly workspaces: readonly string[];
  /** Whether its reads can be answered as of a moment. */
  readonly keeps_past?: boolean;
  /** The moment that is shown, as a time; now, if left out. */
  readonly as_of?: string;
}

/** A product as of a moment in milliseconds; as it is now for null, and where it does not keep what was. */
export const asOf = ({ as_of: _, ...served }: Served, ms: number | null): Served =>
  ms === null || !served.keeps_past ? served : { ...served, as_of: new Date(ms).toISOString() };

/** How urgent something is, and so how it is painted. */
export type Tone = 'stuck' | 'waiting' | 'alive' | 'calm' | 'done';

/** Something that is alive, stuck, blocked or waits for a person. */
export interface NowItem {
  readonly key: string;
  readonly tone: Tone;
  /** In a word, such as blocked. */
  readonly state: string;
  readonly title: string;
  readonly reason: string;
  /** Where it is, such as acme/shop · TASK-001. */
  readonly place: string;
  /** In milliseconds. */
  readonly since: number;
  readonly href: string;
}

export interface Found {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly href: string;
}

/** Something that was decided or done, about which others may know something too. */
export interface Subject {
  readonly workspace: string;
  readonly task: string;
}

export interface KnownProps {
  readonly served: Served;
  readonly subject: Subject;
  /** The moment, in milliseconds. */
  readonly at: number;
}

export interface MenuItem {
  readonly label: string;
  readonly href: string;
  /** The route of one of what it lists, such as ledger/session/:id. */
  readonly one?: string;
}

export interface PageProps {
  readonly served: Served;
  readonly params: Readonly<Record<string, string>>;
}

export interface Route {
  /** Words, and names for what may stand there: `session/:id`. Below the name of the product. */
  readonly path: string;
  readonly title: string;
  readonly Page: ComponentType<PageProps>;
}

/** What the server sends when something has happened. */
export interface LiveEvent {
  readonly channel: string;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What is to be heard of. */
export interface Channel {
  readonly channel: string;
  readonly [detail: string]: string;
}

/** All that a product shows on this page. Whoever adds one adds it to the list of views, and nothing else. */
export interface View {
  readonly product: string;
  readonly title: string;
  readonly routes: readonly Route[];
  /** Where the menu leads, given what is served and what is shown. */
  menu(served: Served, params: Readonly<Record<string, string>>): readonly MenuItem[];
  /** Topics that its now and its search depend on. */
  readonly topics: readonly string[];
  now(served: Served, signal: AbortSignal): Promise<readonly NowItem[]>;
  /** When the first thing happened that it can look back at, in milliseconds; null for none. */
  begin?(served: Served, signal: AbortSignal): Promise<number | null>;
  /** What holds the words now or, where `at` is a moment in milliseconds, what held them then. */
  search(served: Served, words: string, signal: AbortSignal, at: number | null): Promise<readonly Found[]>;
  /** What it knew about something of another product, when that was decided or done. */
  readonly Known?: ComponentType<KnownProps>;
  channels(served: Served): readonly Channel[];
  /** What an event changes: topics are touched. */
  hear(event: LiveEvent): void;
}

/** The values of the names in a route, if a path is one of its. */
export function matched(route: string, path: readonly string[]): Record<string, string> | undefined {
  const words = route.split('/').filter(Boolean);
  if (words.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, word] of words.entries()) {
    const given = path[at] as string;
    if (word.startsWith(':')) params[word.slice(1)] = given;
    else if (word !== given) return undefined;
  }
  return params;
}
