import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { Answer } from './record.ts';
import type { Rule } from './rule.ts';

/** Whose words a part of a prompt holds. */
export type BlockSource =
  /** What the person wants, in its own words. */
  | 'user'
  /** What the autopilot knows: settings, claims, its log. */
  | 'records'
  /** What Hands, the repository or anybody else wrote. It may hold orders; they are never meant for the Mind. */
  | 'outside';

/** One named part of what a prompt is about. */
export interface Block<S extends TSchema = TSchema> {
  readonly from: BlockSource;
  /** Says above the block what it is. */
  readonly title: string;
  readonly schema: S;
  /** So many characters are shown; of more, the middle is left out. */
  readonly most: number;
}
export type Blocks = Readonly<Record<string, Block>>;
export type BlockValues<B extends Blocks> = { readonly [K in keyof B]: Static<B[K]['schema']> };

/** A part of JSON Schema 2020-12. */
export type SchemaPart = Readonly<Record<string, unknown>>;

/** Places in an answer, or in the blocks: `claims[].tags[]`, where `[]` is every item of a list. */
type Places = readonly string[];

/** How a rule is held against an answer, and against the blocks that it answers. */
export type RuleCheck = {
  /** Blocks that the rule is about; about all where it is left out. */
  readonly given?: SchemaPart;
} & (
  | { readonly schema: SchemaPart }
  /** Every value at these places stands in the blocks, or in another part of the answer. Empty text is no value. */
  | { readonly among: Places; readonly of?: Places; readonly or?: Places }
  /** No value stands at these places twice. */
  | { readonly unique: Places }
  /** No value stands at both places of the answer. */
  | { readonly apart: readonly [string, string] }
  /** No value at these places stands in the blocks. */
  | { readonly new: Places; readonly of: Places }
  /** Every number is at least the one in the blocks. */
  | { readonly least: Places; readonly of: Places }
  /** The lists have no more items than a number in the blocks says. */
  | { readonly most_items: Places; readonly of: Places }
);

/** Something that the model is told. */
export interface PromptRule extends Rule {
  /** Left out: only a situation, or nobody, can tell whether it was kept. */
  readonly check?: RuleCheck;
}

/** A rule that every answer is held against. */
export const told = (text: string, check: RuleCheck): PromptRule => ({ level: 'must', text, check });
/** A rule that can be checked only where a situation says what follows from it. */
export const toldOf = (text: string): PromptRule => ({ level: 'must', text });
/** A rule that nobody but a person could check. */
export const advised = (text: string): PromptRule => ({ level: 'should', text, untested: 'a matter of judgement' });

/** How one question is put to a model. */
export interface MindPrompt<A extends Answer = Answer, B extends Blocks = Blocks, R extends string = string> {
  readonly of: A;
  /** Who the model is, and what it decides. */
  readonly role: string;
  /** What it should know about its task. */
  readonly goal: readonly string[];
  readonly blocks: B;
  readonly rules: Readonly<Record<R, PromptRule>>;
}
export const definePrompt = <S extends TObject, const B extends Blocks, const R extends string>(
  prompt: MindPrompt<Answer<S>, B, R>,
): MindPrompt<Answer<S>, B, R> => prompt;

/** An answer that breaks a rule: the good one with other fields. */
interface Broken<R extends string, A> {
  readonly name: string;
  readonly breaks: R | 'fits-the-schema';
  readonly with: Readonly<Partial<Record<keyof A, unknown>>>;
}

/** Something that a Mind may be asked, with an answer that is right and answers that are wrong. */
export interface Situation<B extends Blocks = Blocks, A = unknown, R extends string = string> {
  readonly name: string;
  /** What differs from the common blocks, and those that are not common. */
  readonly blocks: Partial<BlockValues<B>>;
  /** What follows from a rule here, whatever else is answered. */
  readonly expects?: readonly { readonly rule: R; readonly schema: SchemaPart }[];
  readonly good: A;
  readonly bad: readonly Broken<R, A>[];
}

export interface PromptSituations {
  readonly of: MindPrompt;
  readonly situations: readonly Situation[];
}
export const situationsOf = <S extends TObject, B extends Blocks, R extends string>(
  prompt: MindPrompt<Answer<S>, B, R>,
  situations: readonly Situation<B, Static<S>, R>[],
): PromptSituations => ({ of: prompt as unknown as MindPrompt, situations: situations as unknown as readonly Situation[] });
