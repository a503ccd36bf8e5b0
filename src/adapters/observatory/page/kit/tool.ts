import type { Question } from './ask.ts';
import type { Served } from './view.ts';

/** Whether it is asked of one workspace: of all together there is no past. */
const isOfOne = ({ workspace }: { workspace?: unknown }) => typeof workspace === 'string' && workspace !== '*';

/** A tool of a product by its name: given its input, the question to ask. */
export const toolOf =
  <Input, Output>(tool: string) =>
  ({ base, as_of }: Served, input: Partial<Input>): Question<Output> => ({
    base,
    tool,
    input,
    ...(as_of !== undefined && isOfOne(input) ? { as_of } : {}),
  });
