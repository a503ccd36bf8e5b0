import type { MindPrompt, PromptRule, PromptSituations } from '../contracts/kit/index.ts';
import type { Loaded } from './load.ts';
import type { JsonSchema, Manifest, PromptEntry, SituationEntry } from './manifest.ts';
import { slug } from './names.ts';
import { hoist, plain } from './schema.ts';

type Resolved = Pick<Manifest, 'prompts' | 'prompt_words' | 'prompt_world'>;
type Given = PromptSituations['situations'][number];

const resolveSituation = (prompt: string, { name, blocks, expects = [], good, bad }: Given): SituationEntry =>
  plain({
    id: `${prompt}/${slug(name)}`,
    name,
    blocks,
    expects,
    good,
    bad: bad.map((one) => ({ name: one.name, breaks: one.breaks, with: one.with })),
  }) as unknown as SituationEntry;

/** Prompts with the rules that every prompt tells, and the situations in which they are asked. */
export function resolvePrompts(
  { prompts, promptWords, promptWorld, situations }: Loaded['parts'],
  types: Record<string, JsonSchema>,
): Resolved {
  const { common, everyPrompt } = promptWords as { common: Manifest['prompt_words']; everyPrompt: Record<string, PromptRule> };
  const known = situations as Map<unknown, readonly Given[]>;
  const resolved = (prompts as readonly MindPrompt[]).map((prompt): PromptEntry => {
    const { role, goal, rules } = prompt;
    const { name } = prompt.of;
    return {
      name,
      role,
      goal: [...goal],
      blocks: Object.entries(prompt.blocks).map(([block, { from, title, most, schema }]) => ({
        name: block,
        from,
        title,
        most,
        schema: hoist(schema, types),
      })),
      rules: plain({ ...everyPrompt, ...rules }) as unknown as PromptEntry['rules'],
      situations: (known.get(prompt) ?? []).map((situation) => resolveSituation(name, situation)),
    };
  });
  return { prompts: resolved, prompt_words: { ...common }, prompt_world: plain(promptWorld) };
}
