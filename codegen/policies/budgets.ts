import type { JsonSchema, Manifest, ToolEntry } from '../manifest.ts';
import { inline, mapSchema, schemaAt } from '../schema.ts';
import type { Policy } from './index.ts';

const knobNames = ['max_chars', 'context_budget', 'resume_max_chars', 'handoff_max_chars'];

function endlessLists(schema: JsonSchema): string[] {
  const found: string[] = [];
  mapSchema(schema, (s, path) => {
    if (s.type === 'array' && s.maxItems === undefined) found.push(path.replaceAll(/\/(properties|anyOf\/\d+|items)/g, ''));
    return s;
  });
  return [...new Set(found)];
}

/** An answer that grows with what is stored can be cut to a size. */
export const bounded: Policy = {
  id: 'budgets/bounded',
  check: ({ manifest: m }) =>
    m.tools
      .filter((tool) => tool.effect !== 'write' && !tool.budget)
      .flatMap((tool) =>
        endlessLists(inline(tool.output, m.types)).map((at) => `${tool.name} answers an endless list at ${at} without a budget`),
      ),
};

interface Page {
  readonly at: string;
  readonly by: 'offset' | { readonly key: string };
}

/** Every path that one step of shrinking walks. */
function pathsOf(shrink: Readonly<Record<string, unknown>>): string[] {
  const main = (shrink.drop ?? shrink.shorten ?? shrink.cut ?? shrink.list) as string;
  const page = shrink.page as Page | undefined;
  const more = shrink.more as string | undefined;
  const parts = shrink.parts as { readonly from: string; readonly next: string } | undefined;
  return [
    main,
    ...(more ? [more] : []),
    ...(parts ? [parts.from, parts.next] : []),
    ...(page ? [page.at, ...(page.by === 'offset' ? [] : [`${main}[].${page.by.key}`])] : []),
  ];
}

export const paths: Policy = {
  id: 'budgets/paths',
  check: ({ manifest: m }) =>
    m.tools.flatMap(({ name, budget, output }) =>
      [
        ...(budget?.keep ?? []),
        ...(budget?.names_cuts_in ? [budget.names_cuts_in] : []),
        ...(budget?.shrink ?? []).flatMap(pathsOf),
      ]
        .filter((at) => !schemaAt(output, at, m.types))
        .map((at) => `${name} has no ${at} in its output`),
    ),
};

function knobFindings({ name, input, output, budget, shows }: ToolEntry, m: Manifest): string[] {
  const fields = Object.keys(input.properties ?? {});
  /** What is delivered is cut as the tool that it comes from says. */
  const spent = m.tools.find((tool) => tool.name === shows)?.budget?.knobs ?? [];
  if (shows) return spent.filter((knob) => !fields.includes(knob)).map((knob) => `${name} has no input field ${knob}`);
  if (!budget)
    return fields.filter((f) => knobNames.includes(f)).map((f) => `${name} takes ${f} but has no budget to spend it on`);
  const whole = inline(output, m.types);
  const kinds = whole.anyOf ?? [whole];
  return [
    ...budget.knobs.filter((knob) => !fields.includes(knob)).map((knob) => `${name} has no input field ${knob}`),
    ...(kinds.every((kind) => kind.properties?.truncated) ? [] : [`${name} has a budget but no truncated in its output`]),
  ];
}

export const knobs: Policy = {
  id: 'budgets/knobs',
  check: ({ manifest: m }) => m.tools.flatMap((tool) => knobFindings(tool, m)),
};
