import { readdirSync } from 'node:fs';
import path from 'node:path';
import { handlersType } from '../names.ts';
import { type Address, addressOf, camel, storeType } from './address.ts';
import { newFact } from './fact.ts';
import { handlerOf } from './handler.ts';
import { type Wanted, wantedTool } from './options.ts';
import { newReader } from './reader.ts';
import { addMethod, edit, importName, insertBeside, listAt, objectOf, sourceOf } from './register.ts';
import { addPart, ensureLines, ensureRoom } from './room.ts';
import { exists, root, stop } from './shell.ts';
import { tellInStory } from './story.ts';
import { render } from './templates.ts';

const sentence = (name: string) => name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** The contract of a tool, wherever it stands. */
export function contractOf(tool: string): string | undefined {
  const files = readdirSync(path.join(root, 'contracts/tools'), { recursive: true, encoding: 'utf8' });
  const found = files.find((file) => path.basename(file) === `${tool}.ts`);
  return found && `contracts/tools/${found.split(path.sep).join('/')}`;
}

function contract({ room, group, product }: Address, { name, kind, reader, fact }: Wanted): Promise<string[]> {
  /** Only memory keeps its data in workspaces; what another product's tool is about is its author's to say. */
  const scope = product === 'memory' ? 'workspace' : 'none';
  return render('tool/contract', {
    room,
    group,
    name,
    of: kind,
    /** What the tool is about; `scope` itself is taken by the template engine. */
    place: scope,
    title: sentence(name),
    effect: kind === 'portal' ? 'read' : kind,
    reader: reader ? 'yes' : '',
    fact: fact ?? '',
    /** A write makes its workspace; the others need one that is there. */
    init: scope === 'workspace' && kind !== 'write' ? 'yes' : '',
    rule: reader ? 'what-is-there-is-counted' : 'the-text-is-answered',
    promise: reader ? 'The answer says how many there are.' : 'The answer repeats the text.',
  });
}

/** The file of the group, in the room and in its product. */
async function ensureGroup({ room, group, product }: Address): Promise<string[]> {
  const file = `src/domain/${room}/${group}.ts`;
  const made = await ensureRoom(room);
  const shown = edit(`contracts/products/${product}.ts`, (source) =>
    insertBeside(listAt(source, 'defineProduct', 'groups'), `'${room}/${group}'`, `'${room}/`),
  );
  if (exists(file)) return [...made, shown];
  const variable = `${camel(`${room}-${group}`)}Handlers`;
  const handlers = handlersType(room, group);
  return [
    ...made,
    shown,
    ...(await render('tool/group', { room, group, name: variable, variable, handlers, store: storeType(room) })),
    addPart(room, 'handlers', variable, `../../domain/${room}/${group}.ts`),
  ];
}

/** The variable of a group's handlers: it has their type, or is a function that answers it. */
function handlersIn(file: string, type: string): string | undefined {
  return sourceOf(file)
    .getVariableDeclarations()
    .find((variable) => variable.getText().includes(`${type}<`) && objectOf(variable.getSourceFile(), variable.getName()))
    ?.getName();
}

async function portal({ room }: Address, { name, reader }: Wanted): Promise<string[]> {
  const { written, file, variable } = await ensureLines(room);
  const field = reader ? 'count' : 'text';
  const state = `({ ${field} }) => line\`\${${field} ?? 'ok'}\``;
  const added = edit(file, (source) => {
    importName(source, 'line', '../../kernel/line.ts');
    objectOf(source, variable)?.addPropertyAssignment({ name, initializer: `{ state: ${state} }` });
  });
  return [...written, added];
}

export async function newTool(...args: string[]): Promise<string[]> {
  const wanted = wantedTool(args);
  const address = addressOf(wanted.address);
  if (wanted.kind === 'write' && address.product !== 'memory')
    stop(`A write tells its facts in a workspace, and ${address.product} has none: make it a read or an act, and say its scope.`);
  const known = contractOf(wanted.name);
  if (known) stop(`There is a tool called ${wanted.name} already: ${known}`);
  const { room, group } = address;
  const file = `src/domain/${room}/${group}.ts`;
  const type = handlersType(room, group);
  if (exists(file) && !handlersIn(file, type)) stop(`${file} is there, but holds no ${type} to add ${wanted.name} to.`);

  const readers = wanted.reader ? newReader(wanted.reader.of, wanted.reader.method) : [];
  const written = [...readers, ...(await contract(address, wanted)), ...(await ensureGroup(address))];
  if (wanted.fact) written.push(...(await newFact(room, wanted.fact, wanted.name)));
  written.push(
    edit(file, (source) => {
      const object = objectOf(source, handlersIn(file, type) ?? '') ?? stop(`${file} holds no ${type}.`);
      addMethod(object, handlerOf(wanted));
    }),
  );
  if (wanted.kind === 'portal') written.push(...(await portal(address, wanted)));
  return [...written, ...tellInStory(room, wanted)];
}
