/** A call of a tool that reads: it can be asked, repeated and shown to somebody. */
export interface Question<Result> {
  /** Where the product is mounted on the server, such as /ledger. */
  readonly base: string;
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The moment that it is asked for, as a time; now, if left out. */
  readonly as_of?: string;
  /** Only for the type of the answer. */
  readonly result?: Result;
}

/** The same for the same question. */
export const keyOf = ({ base, tool, input, as_of }: Question<unknown>): string =>
  JSON.stringify([base, tool, input, ...(as_of === undefined ? [] : [as_of])]);

/** What was answered for the place that is shown: an export keeps it. */
const forPlace = new Map<string, Question<unknown>>();
/** What is read whatever is shown, for the number in the title. */
const besides = new Map<string, Question<unknown>>();
const besideSignals = new WeakSet<AbortSignal>();

/** Questions with this signal are no part of the place that is shown. */
export const beside = (signal: AbortSignal): void => void besideSignals.add(signal);

export function wasAsked(question: Question<unknown>, signal: AbortSignal | undefined): void {
  (signal && besideSignals.has(signal) ? besides : forPlace).set(keyOf(question), question);
}

/** Another place is shown. */
export const forgetAsked = (): void => forPlace.clear();

/** In the order in which they were asked first. */
export const questionsAsked = (withBeside: boolean): readonly Question<unknown>[] => [
  ...new Map([...forPlace, ...(withBeside ? besides : [])]).values(),
];
