import { Node, SyntaxKind } from 'ts-morph';
import { camel, roomFile } from './address.ts';
import { edit, importName, insertBeside, listAt, objectOf, sourceOf } from './register.ts';
import { addPart } from './room.ts';
import { exists, holds, stop } from './shell.ts';
import { render } from './templates.ts';
import { contractOf } from './tool.ts';

const index = 'contracts/facts/index.ts';

/** The file whose name an index gives to a room: `notes: noteFacts`, `tasks: { ...taskFacts, … }`. */
function fileOf(room: string): string | undefined {
  const source = sourceOf(index);
  const property = objectOf(source, 'factsOf')?.getProperty(room);
  const names = Node.isPropertyAssignment(property) ? (property.getInitializer()?.getText().match(/\w+/g) ?? []) : [];
  const from = source.getImportDeclaration((each) => each.getNamedImports().some((name) => name.getName() === names[0]));
  return from?.getModuleSpecifierValue().replace(/^\.\/(.*)\.ts$/, '$1');
}

async function contract(file: string, locals: Record<string, string>): Promise<string[]> {
  if (exists(`contracts/facts/${file}.ts`)) return render('fact/kind', locals);
  return [
    ...(await render('fact/facts', locals)),
    edit(index, (source) => {
      importName(source, locals.facts as string, `./${file}.ts`);
      objectOf(source, 'factsOf')?.addPropertyAssignment({ name: file, initializer: locals.facts as string });
      objectOf(source, 'facts')?.addSpreadAssignment({ expression: `factsOf.${file}` });
    }),
  ];
}

async function applier(file: string, kind: string, locals: Record<string, string>): Promise<string[]> {
  if (!exists(`src/appliers/${file}.ts`))
    return [
      ...(await render('fact/appliers', locals)),
      addPart(file, 'appliers', locals.appliers as string, `../../appliers/${file}.ts`),
    ];
  edit(`src/appliers/${file}.ts`, (source) => {
    const own = source.getTypeAliasOrThrow('Own').getTypeNodeOrThrow().asKindOrThrow(SyntaxKind.TypeReference);
    const kinds = own.getTypeArguments()[1];
    kinds?.replaceWithText(`${kinds.getText()} | '${kind}'`);
  });
  return render('fact/applier', locals);
}

/** With a tool, the fact is told by it; without, that is left to say. */
export async function newFact(room = '', kind = '', tool?: string): Promise<string[]> {
  if (!/^[a-z][a-z0-9-]*$/.test(room) || room === 'index' || !/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(kind))
    stop(
      'Usage: npm run new:fact -- <room> <kind> [<tool that tells it>]\nSuch as: npm run new:fact -- vcs branch_locked checkout',
    );
  const file = exists(`contracts/facts/${room}.ts`) ? room : (fileOf(room) ?? room);
  const facts = `contracts/facts/${file}.ts`;
  if (!exists(facts) && !exists(roomFile(room))) stop(`There is neither a room called ${room} nor ${facts}.`);
  if (exists(facts) && holds(facts, `  ${kind}: {`)) stop(`There is a fact called ${kind} already: ${facts}`);
  const told = tool === undefined ? undefined : (contractOf(tool) ?? stop(`There is no tool called ${tool}.`));
  const appliers = `src/appliers/${file}.ts`;
  if (exists(appliers) && !holds(appliers, ': Own = {')) stop(`${appliers} is there, but holds no appliers of type Own.`);

  const locals = { file, kind, facts: `${camel(file)}Facts`, appliers: `${camel(file)}Appliers` };
  return [
    ...(await contract(file, locals)),
    ...(await applier(file, kind, locals)),
    ...(told ? [edit(told, (source) => insertBeside(listAt(source, 'defineTool', 'tells', 'errors'), `'${kind}'`, "'"))] : []),
  ];
}
