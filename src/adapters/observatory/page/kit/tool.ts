import type { Question } from './ask.ts';
import type { Served } from './view.ts';

/** A tool of a product by its name: given its input, the question to ask. */
export const toolOf =
  <Input, Output>(tool: string) =>
  ({ base }: Served, input: Partial<Input>): Question<Output> => ({ base, tool, input });
