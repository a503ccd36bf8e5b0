import { blocksSchema } from '../emit/openapi.ts';
import { headOf } from '../emit/prompts.ts';
import type { Manifest, PromptEntry } from '../manifest.ts';
import { standalone } from '../schema.ts';
import { checker } from './accept.ts';
import type { Policy } from './index.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)+$/;
const snake = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** A model reads it before every answer. */
const longestHead = 6000;
/** Runners hold every answer against these, whatever the situation. */
const always = ['one-json-object', 'fits-the-schema'];

const asSchema = (blocks: PromptEntry['blocks'], m: Manifest) => standalone({ ...blocksSchema(blocks), type: 'object' }, m.types);

/** Every answer is asked for by one prompt, which can be read in one go. */
export const promptShape: Policy = {
  id: 'prompts/shape',
  check({ manifest: m }) {
    const lists = [m.answers, m.prompts].map((list) => list.map(({ name }) => name).join(', '));
    const missing = lists[0] === lists[1] ? [] : [`prompts are ${lists[1]}; answers are ${lists[0]}`];
    return [
      ...missing,
      ...m.prompts.flatMap((prompt) => {
        const { name, blocks, rules } = prompt;
        const length = headOf(prompt, m).join('\n').length;
        return [
          ...blocks.filter((b) => !snake.test(b.name)).map((b) => `${name}: the block ${b.name} is not snake_case`),
          ...Object.keys(rules)
            .filter((rule) => !kebab.test(rule))
            .map((rule) => `${name}/${rule} is no short sentence-like-this`),
          ...(length > longestHead ? [`${name} has ${length} characters before its blocks; at most ${longestHead}`] : []),
        ];
      }),
    ];
  },
};

/** What is asked of a Mind can be asked, can be answered, and can be answered wrongly. */
export const promptSituations: Policy = {
  id: 'prompts/situations',
  check({ manifest: m, remember }) {
    const { prompts, answers, prompt_world, types } = m;
    return remember('prompts', { prompts, answers, prompt_world, types }, () =>
      prompts.flatMap(({ name, blocks, situations }) => {
        const shown = checker(asSchema(blocks, m));
        const answer = checker(standalone(answers.find((a) => a.name === name)?.answer ?? {}, types));
        const common = Object.fromEntries(
          blocks.filter((b) => b.name in prompt_world).map((b) => [b.name, prompt_world[b.name]]),
        );
        return situations.flatMap((s) => {
          const asked = shown({ ...common, ...s.blocks });
          const good = answer(s.good);
          return [
            ...(asked ? [`${s.id} cannot be asked: ${asked}`] : []),
            ...(good ? [`${s.id}: the good answer does not fit: ${good}`] : []),
            ...s.bad
              .filter(
                (bad) => (answer({ ...(s.good as object), ...bad.with }) !== undefined) !== (bad.breaks === 'fits-the-schema'),
              )
              .map((bad) => `${s.id}: "${bad.name}" breaks ${bad.breaks}; whether it fits the schema says otherwise`),
          ];
        });
      }),
    );
  },
};

/** A rule that no answer is shown to break is a hope. */
export const promptRulesCovered: Policy = {
  id: 'prompts/covered',
  check: ({ manifest: { prompts } }) =>
    prompts.flatMap(({ name, rules, situations }) => {
      const expected = new Set(situations.flatMap((s) => s.expects.map(({ rule }) => rule)));
      const broken = new Set(situations.flatMap((s) => s.bad.map(({ breaks }) => breaks)));
      const twice = situations.filter((s, i) => situations.findIndex((other) => other.id === s.id) !== i);
      const own = Object.entries(rules).filter(([rule]) => !always.includes(rule));
      return [
        ...(situations.length < 2 ? [`${name} has fewer than two situations`] : []),
        ...twice.map((s) => `two situations are called ${s.id}`),
        ...[...expected, ...broken].filter((rule) => !rules[rule]).map((rule) => `${name} has no rule ${rule}`),
        ...own
          .filter(([rule, { check, untested }]) => !untested && !check && !expected.has(rule))
          .map(([rule]) => `${name}/${rule} has no check, no situation that expects it, and no untested reason`),
        ...own
          .filter(([rule, { untested }]) => !untested && !broken.has(rule))
          .map(([rule]) => `${name}/${rule} is broken by no bad answer`),
      ];
    }),
};
