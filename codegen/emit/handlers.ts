import type { Files, Manifest, ToolEntry } from '../manifest.ts';
import { handlersType, inputType, outputType, pascal } from '../names.ts';
import { ctxSource, foundType } from './ctx.ts';
import { roomsOf } from './products.ts';
import { emptySource } from './source.ts';
import { banner, groupBy, union } from './text.ts';

/** The part of a handler's context that its effect decides. */
function ctxType(tool: ToolEntry, m: Manifest): string {
  const target = foundType(m, tool.target);
  const warnings = union(tool.warnings);
  if (tool.effect === 'read') return `ReadCtx<Store, ${target}, ${warnings}>`;
  if (tool.effect === 'write')
    return `WriteCtx<Store, ${target}, ${union(tool.tells)}, ${warnings}>${tool.inner ? ' & InnerCalls' : ''}`;
  const ports = `Pick<Ports, ${union(tool.ports ?? [])}>`;
  const showing = tool.shows ? ` & Showing<${outputType(tool.shows)}>` : '';
  const ctx = `ActCtx<Store, ${target}, ${union(tool.tells)}, ${warnings}, ${ports}>`;
  return `${tool.begins_in_unit ? `Omit<${ctx}, 'target'>` : ctx}${showing}`;
}

const acts = (tools: readonly ToolEntry[]) => tools.some((t) => t.effect === 'act');
/** Every port that some tool uses: a room must be given all that its tools name. */
const portsOf = (tools: readonly ToolEntry[]) => [...new Set(tools.flatMap((t) => t.ports ?? []))].sort();
const portsParam = (tools: readonly ToolEntry[]) => `Ports extends Record<${union(portsOf(tools))}, unknown>`;
const given = (tools: readonly ToolEntry[]) => (acts(tools) ? '<Store, Ports>' : '<Store>');

const namesIn = (text: string, names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));

/** All that a room must bring along, so that a missing part does not compile. */
function roomSource(room: string, tools: readonly ToolEntry[], m: Manifest): string {
  const groups = [...groupBy(tools, (t) => t.group)];
  const facts = Object.entries(m.facts).flatMap(([kind, fact]) => (fact.room === room ? [kind] : []));
  const targets = Object.entries(m.targets).flatMap(([kind, t]) => (t.room === room && kind !== 'none' ? [kind] : []));
  const lines = tools.filter((t) => t.render === 'lines');
  const handlers = groups.map(([group, members]) => `${handlersType(room, group)}${given(members)}`).join(' & ') || 'object';
  return `
/** All that the room ${room} brings along. */
export interface ${pascal(room)}Room<Store, Writer, ${acts(tools) ? portsParam(tools) : '_Ports = unknown'}> {
  readonly handlers: ${handlers};
  readonly appliers: Pick<Appliers<Writer>, ${union(facts)}>;
  readonly targets: { ${targets.map((kind) => `readonly ${kind}: Locate<Store, ${foundType(m, kind)}>;`).join(' ')} };
  readonly lines: { ${lines.map((t) => `readonly ${t.name}: Lines<${outputType(t.name)}>;`).join(' ')} };
}
`;
}

const ctxNames = ['ReadCtx', 'WriteCtx', 'ActCtx', 'Showing', 'InnerCalls', 'Locate', 'Lines'];

/** One interface per group: a contract without a handler does not compile. */
export function emitHandlers(m: Manifest): Files {
  const files: Files = new Map();
  const own = m.tools.filter((tool) => !tool.preset);
  const rooms = groupBy(own, (t) => t.room);
  for (const [room, tools] of rooms) {
    const source = emptySource(`${room}.ts`);
    for (const [group, members] of groupBy(tools, (t) => t.group))
      source.addInterface({
        name: handlersType(room, group),
        isExported: true,
        typeParameters: acts(members) ? ['Store', portsParam(members)] : ['Store'],
        docs: [`Tools of ${room}/${group}.`],
        methods: members.map((tool) => ({
          name: tool.name,
          docs: [tool.summary],
          parameters: [
            { name: 'input', type: inputType(tool.name) },
            { name: 'ctx', type: ctxType(tool, m) },
          ],
          returnType: `Promise<${outputType(tool.name)}>`,
        })),
      });
    source.addStatements(roomSource(room, tools, m).trimEnd());
    const text = source.getFullText();
    const imported = (module: string, names: readonly string[]) =>
      names.length && source.addImportDeclaration({ isTypeOnly: true, moduleSpecifier: module, namedImports: [...names].sort() });
    imported('../types/index.ts', [
      ...tools.flatMap((t) => [inputType(t.name), outputType(t.name)]),
      ...new Set(namesIn(text, Object.keys({ ...m.types, ...m.inner.types })).filter((n) => /Target$/.test(n))),
      ...new Set(tools.flatMap((t) => (t.shows && !tools.some((o) => o.name === t.shows) ? [outputType(t.shows)] : []))),
    ]);
    imported('./ctx.ts', namesIn(text, ctxNames));
    imported('./appliers.ts', ['Appliers']);
    files.set(`generated/handlers/${room}.ts`, banner + source.getFullText());
  }
  files.set('generated/handlers/ctx.ts', ctxSource(m));
  files.set('generated/handlers/appliers.ts', appliersSource(m));
  files.set('generated/handlers/index.ts', indexSource(m, [...rooms.keys()]));
  return files;
}

function indexSource(m: Manifest, rooms: readonly string[]): string {
  const source = emptySource('index.ts');
  for (const room of rooms)
    source.addImportDeclaration({ isTypeOnly: true, moduleSpecifier: `./${room}.ts`, namedImports: [`${pascal(room)}Room`] });
  const ports = portsOf(m.tools);
  source.addInterface({
    name: 'Rooms',
    isExported: true,
    typeParameters: ['Store', 'Writer', `Ports extends Record<${union(ports)}, unknown>`],
    docs: ['What each room must bring along.'],
    properties: rooms.map((room) => ({ name: room, type: `${pascal(room)}Room<Store, Writer, Ports>` })),
  });
  source.addTypeAlias({ name: 'RoomName', isExported: true, type: union(rooms) });
  source.addInterface({
    name: 'ProductRooms',
    isExported: true,
    docs: ['The rooms that a product consists of.'],
    properties: m.products.map((product) => ({ name: product.name, type: union(roomsOf(product)) })),
  });
  source.addTypeAlias({ name: 'ToolName', isExported: true, type: union(m.tools.map((t) => t.name)) });
  return banner + source.getFullText();
}

function appliersSource(m: Manifest): string {
  const source = emptySource('appliers.ts');
  source.addImportDeclaration({ isTypeOnly: true, moduleSpecifier: './ctx.ts', namedImports: ['FactPayloads', 'FactRows'] });
  source.addInterface({
    name: 'Applying',
    isExported: true,
    typeParameters: ['Writer'],
    docs: ['What an applier is given besides the fact itself.'],
    properties: [
      {
        name: 'caller',
        isReadonly: true,
        type: 'string',
        docs: ['Whose focus and checkout a fact moves; empty for whoever has no name.'],
      },
      { name: 'workspace', type: 'string', isReadonly: true },
      { name: 'seq', type: 'number', isReadonly: true, docs: ["The fact's number; an entry it writes bears the same one."] },
      { name: 'ts_ms', type: 'number', isReadonly: true },
      { name: 'agent_id', type: 'string | null', isReadonly: true, docs: ['Who told it, where that was said.'] },
      { name: 'db', type: 'Writer', isReadonly: true },
      {
        name: 'next_seq',
        type: '() => number',
        isReadonly: true,
        docs: ['A further number, for a second entry of the same fact.'],
      },
    ],
  });
  source.addInterface({
    name: 'Appliers',
    isExported: true,
    typeParameters: ['Writer'],
    docs: ['One writer per fact: a fact without an applier does not compile.'],
    properties: Object.keys(m.facts).map((kind) => ({
      name: kind,
      type: `(fact: FactPayloads['${kind}'], at: Applying<Writer>) => Promise<FactRows['${kind}']>`,
    })),
  });
  return banner + source.getFullText();
}
