import type { Manifest, ProductEntry } from '../manifest.ts';
import { productOf, toolsetsListing } from '../products.ts';
import type { Policy } from './index.ts';
import { placeholdersOf } from './placeholders.ts';

/** A group of tools is shown by one product, and no product shows what is not there. */
export const productGroups: Policy = {
  id: 'products/groups',
  check({ manifest: m }) {
    const groups = new Set(m.tools.map((tool) => `${tool.room}/${tool.group}`));
    const shown = m.products.flatMap((product) => product.groups.map((group) => ({ product: product.name, group })));
    return [
      ...[...groups].flatMap((group) => {
        const by = shown.filter((s) => s.group === group).map((s) => s.product);
        if (by.length === 1) return [];
        return [by.length ? `${group} is shown more than once: ${by.join(', ')}` : `${group} is shown by no product`];
      }),
      ...shown.filter(({ group }) => !groups.has(group)).map((s) => `${s.product} shows ${s.group}, which has no tools`),
    ];
  },
};

/** Resources and completions are read tools under another name: what they call must be there, and change nothing. */
function unreadable(m: Manifest): string[] {
  return m.products.flatMap((product) =>
    [...product.resources.filter(({ text }) => !text), ...product.completions].flatMap(({ tool: name = '' }) => {
      const tool = m.tools.find((candidate) => candidate.name === name);
      if (tool?.effect === 'read' && productOf(tool, m) === product) return [];
      return [`${product.name} reads ${name}, which is no read tool of it`];
    }),
  );
}

/** A channel shows what read tools of its product answer, and is woken by facts that are told. */
function unwatchable(m: Manifest): string[] {
  return m.products.flatMap((product) =>
    product.channels.flatMap(({ name, topic, facts, snapshot, news }) => {
      const called = [
        { tool: snapshot.tool, fields: topic && snapshot.of_topic ? [topic.field] : [] },
        ...(news.tool === null ? [] : [{ tool: news.tool, fields: ['after', ...(topic ? [topic.field] : [])] }]),
      ];
      return [
        ...called.flatMap(({ tool: wanted, fields }) => {
          const tool = m.tools.find((one) => one.name === wanted && one.effect === 'read' && productOf(one, m) === product);
          if (!tool) return [`the channel ${name} reads ${wanted}, which is no read tool of ${product.name}`];
          return fields
            .filter((field) => !tool.input.properties?.[field])
            .map((field) => `the channel ${name} gives ${field} to ${wanted}, which does not take it`);
        }),
        ...(facts ?? [])
          .filter((kind) => !(kind in m.facts))
          .map((kind) => `the channel ${name} waits for ${kind}, which is no fact`),
      ];
    }),
  );
}

/** An address without a tool has a text. */
const wordless = (m: Manifest): string[] =>
  m.products.flatMap(({ resources }) =>
    resources.flatMap(({ name, text }) =>
      text === undefined || typeof m.texts[text]?.text === 'string' ? [] : [`the resource ${name} has no text ${text}`],
    ),
  );

/** A prompt without a tool says a text of which every word that is left open can be filled in, or says what stands there otherwise. */
function unfilled({ name, text, arguments: taken }: ProductEntry['prompts'][number], m: Manifest): string[] {
  const words = m.texts[text]?.text;
  if (typeof words !== 'string') return [`the prompt ${name} has no text ${text}`];
  const open = placeholdersOf(words);
  return [
    ...open.filter((word) => !taken.some((one) => one.name === word)).map((word) => `the prompt ${name} leaves {${word}} open`),
    ...taken
      .filter((one) => !open.includes(one.name) || (!one.required && one.otherwise === undefined))
      .map((one) => `the prompt ${name} takes ${one.name} and does nothing with it, or nothing without it`),
  ];
}

/** A prompt says a text that is there, with the answer of a call that changes nothing and takes what the person may fill in. */
function unsayable(m: Manifest): string[] {
  return m.products.flatMap((product) =>
    product.prompts.flatMap((prompt) => {
      const { name, text, tool: called, args, arguments: taken } = prompt;
      if (called === undefined) return unfilled(prompt, m);
      const tool = m.tools.find((candidate) => candidate.name === called && productOf(candidate, m) === product);
      const flag = tool?.reads_when?.with;
      const reads = tool?.effect === 'read' || (flag !== undefined && args[flag] === true);
      const words = m.texts[text]?.text;
      const strange = [...Object.keys(args), ...taken.map((argument) => argument.name)].filter(
        (field) => tool && !tool.input.properties?.[field],
      );
      return [
        ...(reads ? [] : [`the prompt ${name} calls ${called}, which is no read tool of ${product.name}`]),
        ...(typeof words === 'string' && words.includes('{answer}') ? [] : [`the prompt ${name} has no text with {answer}`]),
        ...strange.map((field) => `the prompt ${name} fills in ${field}, which ${called} does not take`),
      ];
    }),
  );
}

/** Whoever calls a family of operations without saying which must still hear whether its stage is reached. */
function unevenFamilies(m: Manifest): string[] {
  const stages = new Map<string, Set<number>>();
  for (const { operation } of m.tools)
    if (operation?.sub_operation)
      stages.set(operation.operation, (stages.get(operation.operation) ?? new Set()).add(operation.stage));
  return [...stages].filter(([, of]) => of.size > 1).map(([name]) => `operations of ${name} begin at different stages`);
}

/** What a connection can begin with is an operation of the product that takes that field. */
function unbegun(m: Manifest): string[] {
  return m.products.flatMap((product) => {
    const { begins } = product.gateway ?? {};
    if (!begins) return [];
    const tool = m.tools.find((candidate) => candidate.name === begins.tool && productOf(candidate, m) === product);
    return tool?.input.properties?.[begins.field]
      ? []
      : [`${product.name} begins with ${begins.tool}, which does not take ${begins.field}`];
  });
}

/** What a gateway calls otherwise is something that can happen to every call. */
const misnamed = (m: Manifest): string[] =>
  m.products.flatMap(({ name, gateway }) =>
    Object.keys(gateway?.codes ?? {})
      .filter((code) => !m.errors[code]?.boundary)
      .map((code) => `the gateway of ${name} has another word for ${code}, which is no failure of every tool`),
  );

/** Names that other parts of the contracts declare once. */
export const productNames: Policy = {
  id: 'products/names',
  check({ manifest: m }) {
    return [
      ...m.tools.flatMap((tool) => [
        ...(!productOf(tool, m)?.toolsets.length || toolsetsListing(tool, m).includes(tool.tier)
          ? []
          : [`${tool.name} is in toolset ${tool.tier}, which its product has not`]),
        ...(tool.scope in m.scopes ? [] : [`${tool.name} has the scope ${tool.scope}, which nobody declares`]),
        ...(tool.target in m.targets ? [] : [`${tool.name} has the target ${tool.target}, which nobody declares`]),
        ...(tool.effect === 'act' || !(tool.ports ?? tool.shows) ? [] : [`${tool.name} uses ports, but is no act`]),
      ]),
      ...unreadable(m),
      ...unwatchable(m),
      ...unsayable(m),
      ...wordless(m),
      ...unevenFamilies(m),
      ...unbegun(m),
      ...misnamed(m),
    ];
  },
};

/** A room is served by one product whole: its tables, targets and facts come along with it. */
export const wholeRooms: Policy = {
  id: 'products/rooms',
  check({ manifest: m }) {
    const by = new Map<string, Set<string>>();
    for (const { name, groups } of m.products)
      for (const group of groups) {
        const room = group.slice(0, group.indexOf('/'));
        by.set(room, (by.get(room) ?? new Set()).add(name));
      }
    return [...by]
      .filter(([, names]) => names.size > 1)
      .map(([room, names]) => `${room} is split between ${[...names].join(' and ')}`);
  },
};
