import { SyntaxKind } from 'ts-morph';
import { edit, insertSorted } from './register.ts';
import { exists, stop } from './shell.ts';
import { render } from './templates.ts';

export async function newAnswer(name = ''): Promise<string[]> {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) || name === 'index')
    stop('Usage: npm run new:answer -- <name>\nSuch as: npm run new:answer -- rank_options');
  if (exists(`contracts/answers/${name}.ts`)) stop(`There is an answer called ${name} already: contracts/answers/${name}.ts`);
  return [
    ...(await render('answer/contract', { name })),
    edit('contracts/answers/index.ts', (source) => {
      source.addImportDeclaration({ moduleSpecifier: `./${name}.ts`, defaultImport: name });
      const list = source.getVariableDeclarationOrThrow('answers');
      insertSorted(list.getFirstDescendantByKindOrThrow(SyntaxKind.ArrayLiteralExpression), name);
    }),
  ];
}
