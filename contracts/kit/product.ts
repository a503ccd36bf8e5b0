/** A set of tools that a server may list, named from small to large; each holds those before it. */
export interface Toolset {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly summary: string;
}

/** An address that clients can read: a read tool under another name, or a text. */
export interface Resource {
  /** Variables in braces, as in `noema://{workspace}/ref/{id}`. */
  readonly uri_template: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly tool?: string;
  /** `{variable}` stands for what the address says. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** The field of the answer that is read, which is a text; left out: the whole answer, as JSON. */
  readonly field?: string;
  /** Where no tool is called: the text, by its id. */
  readonly text?: string;
}

/** How a variable of an address is completed: from a list in the answer of a read tool. */
export interface Completion {
  readonly variable: string;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The field of the result that holds the list. */
  readonly list: string;
  /** `{field}` stands for a field of an item. */
  readonly item: string;
  /** Which end of the list is the newest; the newest is offered first. */
  readonly newest?: 'first' | 'last';
}

/** Words that a person can begin with, under a name that clients show. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What the person may fill in: fields of the tool, or words of the text, which then say what stands there otherwise. */
  readonly arguments: readonly {
    readonly name: string;
    readonly description: string;
    readonly required?: true;
    readonly otherwise?: string;
  }[];
  /** The text, by its id; `{answer}` stands for what the tool answers, `{argument}` for what was filled in where no tool is called. */
  readonly text: string;
  /** A tool that reads, with these arguments at least. */
  readonly tool?: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

/**
 * What a watcher can follow while it changes. Facts only wake a channel: what a watcher gets is read by tools, so that what is live
 * looks as what is read later, and is redacted as that is.
 */
export interface Channel {
  /** As subscriptions name it. */
  readonly name: string;
  readonly summary: string;
  /** Whose facts wake it: those of the workspace that a subscription names (else the default of the server), or all. */
  readonly follows: 'workspace' | 'all';
  /** The field of a subscription that says what is followed in there; the tools take it, and facts that wake the channel bear it. */
  readonly topic?: { readonly field: string; readonly optional?: true };
  /** Facts that wake it; left out: all. */
  readonly facts?: readonly string[];
  /** What a watcher gets that joins. Left out: nothing where it names no topic. */
  readonly snapshot: {
    readonly tool: string;
    readonly args?: Readonly<Record<string, unknown>>;
    readonly event: string;
    /** Where the answer says up to which fact it is true, as a JSON pointer; left out: nowhere. */
    readonly seq?: string;
    /** Only those get it who name a topic. */
    readonly of_topic?: true;
  };
  /** What it gets from then on: items of a read tool that takes `after`. Without a tool: where something happened, and when. */
  readonly news: {
    /** What it is called; `{field}` stands for a field of an item. */
    readonly event: string;
    readonly tool?: string;
    readonly args?: Readonly<Record<string, unknown>>;
    /** The field of the answer that holds the items; each has a `seq`. */
    readonly list?: string;
    /** The field of the answer that says up to which number it has looked; left out: that of its last item. */
    readonly upto?: string;
    /** The field of an item that is sent; left out: the item. */
    readonly data?: string;
  };
}

/** One tool that stands for all operations of a product. */
export interface Gateway {
  readonly name: string;
  readonly title: string;
  /** What an agent reads before anything else; the operations are added to it. */
  readonly summary: string;
  /** The toolset that lists it, and no operation. */
  readonly toolset: string;
  /** What the stages are called, from 0 on. */
  readonly stages: readonly string[];
  /** The operation that a server can be set up to make at the beginning of each connection, and the field that takes what it was told. */
  readonly begins: { readonly tool: string; readonly field: string };
  /** What failures that any product may answer are called by the specification of this one. */
  readonly codes: Readonly<Record<string, string>>;
}

export interface Product {
  readonly name: 'memory' | 'ledger' | 'autopilot';
  readonly title: string;
  /** What it is called among the servers of a client. */
  readonly server: string;
  /** Where it stands on a server of several products, such as /ledger; empty at the top. */
  readonly path: string;
  readonly summary: string;
  /** `room/group` addresses of the tools it shows. */
  readonly groups: readonly string[];
  /** Smallest first. */
  readonly toolsets: readonly Toolset[];
  readonly default_toolset?: string;
  /** Callers stand somewhere in a workspace: each has a focus and a checkout of its own. */
  readonly places?: true;
  /** Reads can be answered as of a moment: facts up to it are applied anew. */
  readonly as_of?: {
    /** More are not applied anew for one answer. */
    readonly most_facts: number;
  };
  readonly gateway?: Gateway;
  /** What a client is told when it connects. */
  readonly instructions: string;
  readonly resources: readonly Resource[];
  readonly completions: readonly Completion[];
  readonly prompts: readonly Prompt[];
  /** What the live page can follow. */
  readonly channels: readonly Channel[];
}
export const defineProduct = (product: Product): Product => product;
