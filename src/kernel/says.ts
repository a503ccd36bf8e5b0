import type { NextCall } from '../../generated/handlers/codes.ts';
import type { Known, NextCallFacts, NextCallId, TextFacts, TextId, Texts } from '../../generated/handlers/says.ts';
import { nextCalls } from '../../generated/registry/next-calls.ts';
import type { SuggestionTemplate } from '../../generated/registry/shape.ts';
import { texts } from '../../generated/registry/texts/index.ts';
import { fill } from './fill.ts';

type Facts = Readonly<Record<string, unknown>>;

const wholePlaceholder = /^\{(\w+)\}$/;

/** Fills `{fact}`; what is nothing but one placeholder keeps the fact's own type, and is left out where the fact is not known. */
export function fillParams(params: Facts, facts: Facts): Record<string, unknown> {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value === 'object' && value !== null) return fillParams(value as Facts, facts);
    if (typeof value !== 'string') return value;
    const whole = wholePlaceholder.exec(value)?.[1];
    if (whole === undefined) return fill(value, facts);
    return Object.hasOwn(facts, whole) ? facts[whole] : undefined;
  };
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => {
      const given = filled(value);
      return given === undefined ? [] : [[key, given]];
    }),
  );
}

/** A call to propose, in the words of its contract; `more` is what no template can say. */
export function nextCall<I extends NextCallId>(id: I, ...given: [...Known<NextCallFacts[I]>, more?: Facts]): NextCall {
  const [known = {}, more] = given as unknown as [facts?: Facts, more?: Facts];
  const { tool, params, reason, priority } = nextCalls[id] as SuggestionTemplate;
  return {
    tool: fill(tool, known),
    params: { ...fillParams(params, known), ...more },
    reason: fill(reason, known),
    priority,
  };
}

const said = (tree: unknown, facts: Facts): unknown => {
  if (typeof tree === 'string') return fill(tree, facts);
  if (Array.isArray(tree)) return tree.map((item) => said(item, facts));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([part, value]) => [part, said(value, facts)]));
};

/** A text, a list or a form of them, as its contract words it. */
export const text = <I extends TextId>(id: I, ...[facts]: Known<TextFacts[I]>): Texts[I] =>
  said(texts[id], (facts ?? {}) as Facts) as Texts[I];
