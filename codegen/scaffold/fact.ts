import { SyntaxKind } from 'ts-morph';
import { edit, insertBeside, listAt, spreadInto } from './register.ts';
import { exists, holds, stop } from './shell.ts';
import { render } from './templates.ts';
import { camel, contractOf } from './tool.ts';

async function contract(file: string, locals: Record<string, string>): Promise<string[]> {
  if (exists(`contracts/facts/${file}.ts`)) return render('fact/kind', locals);
  return [
    ...(await render('fact/facts', locals)),
    edit('contracts/facts/index.ts', (source) => spreadInto(source, 'facts', locals.facts as string, `./${file}.ts`)),
  ];
}

async function applier(file: string, kind: string, locals: Record<string, string>): Promise<string[]> {
  if (!exists(`src/appliers/${file}.ts`))
    return [
      ...(await render('fact/appliers', locals)),
      edit('src/appliers/index.ts', (source) => spreadInto(source, 'appliers', locals.appliers as string, `./${file}.ts`)),
    ];
  edit(`src/appliers/${file}.ts`, (source) => {
    const own = source.getTypeAliasOrThrow('Own').getTypeNodeOrThrow().asKindOrThrow(SyntaxKind.TypeReference);
    const kinds = own.getTypeArguments()[1];
    kinds?.replaceWithText(`${kinds.getText()} | '${kind}'`);
  });
  return render('fact/applier', locals);
}

/** With a tool, the fact is told by it; without, that is left to say. */
export async function newFact(file = '', kind = '', tool?: string): Promise<string[]> {
  if (!/^[a-z][a-z0-9-]*$/.test(file) || file === 'index' || !/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(kind))
    stop(
      'Usage: npm run new:fact -- <file> <kind> [<tool that tells it>]\nSuch as: npm run new:fact -- vcs branch_locked checkout',
    );
  const facts = `contracts/facts/${file}.ts`;
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
