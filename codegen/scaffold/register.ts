import path from 'node:path';
import { type ArrayLiteralExpression, IndentationText, Project, QuoteKind, type SourceFile, SyntaxKind } from 'ts-morph';
import { root, say } from './shell.ts';

const manipulationSettings = { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single };

/** Changes a file as a syntax tree, and answers its path. A list may stand on one line or on many: trees do not mind. */
export function edit(file: string, change: (source: SourceFile) => void): string {
  const source = new Project({ manipulationSettings }).addSourceFileAtPath(path.join(root, file));
  change(source);
  source.saveSync();
  say(`      edited: ${file}`);
  return file;
}

/** Imports a name and spreads it at the end of the object that a variable holds. */
export function spreadInto(source: SourceFile, variable: string, name: string, from: string): void {
  source.addImportDeclaration({ moduleSpecifier: from, namedImports: [name] });
  source
    .getVariableDeclarationOrThrow(variable)
    .getFirstDescendantByKindOrThrow(SyntaxKind.ObjectLiteralExpression)
    .addSpreadAssignment({ expression: name });
}

/** The list at a property of `definer({ … })`; made after another property when it is missing. */
export function listAt(source: SourceFile, definer: string, property: string, after = property): ArrayLiteralExpression {
  const object = source
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .find((called) => called.getExpression().getText() === definer)
    ?.getArguments()[0]
    ?.asKindOrThrow(SyntaxKind.ObjectLiteralExpression);
  if (!object) throw new Error(`${source.getBaseName()} does not call ${definer}`);
  const place = object.getProperties().indexOf(object.getPropertyOrThrow(after)) + 1;
  const found = object.getProperty(property) ?? object.insertPropertyAssignment(place, { name: property, initializer: '[]' });
  return found.asKindOrThrow(SyntaxKind.PropertyAssignment).getInitializerIfKindOrThrow(SyntaxKind.ArrayLiteralExpression);
}

const textsOf = (list: ArrayLiteralExpression) => list.getElements().map((element) => element.getText());

/** Before the first item that comes later in the alphabet. */
export function insertSorted(list: ArrayLiteralExpression, text: string): void {
  const later = textsOf(list).findIndex((item) => item > text);
  list.insertElement(later < 0 ? list.getElements().length : later, text);
}

/** After the last item that begins alike, else at the end; once. */
export function insertBeside(list: ArrayLiteralExpression, text: string, alike: string): void {
  const items = textsOf(list);
  if (items.includes(text)) return;
  const last = items.findLastIndex((item) => item.startsWith(alike));
  list.insertElement(last < 0 ? items.length : last + 1, text);
}
