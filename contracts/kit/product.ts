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
  readonly summary: string;
  /** `room/group` addresses of the tools it shows. */
  readonly groups: readonly string[];
  /** Smallest first. */
  readonly toolsets: readonly Toolset[];
  readonly default_toolset?: string;
  readonly gateway?: Gateway;
  /** What a client is told when it connects. */
  readonly instructions: string;
  readonly resources: readonly Resource[];
  readonly completions: readonly Completion[];
  readonly prompts: readonly Prompt[];
}
export const defineProduct = (product: Product): Product => product;
