import path from 'node:path';
import {
  type ArrayLiteralExpression,
  IndentationText,
  type MethodDeclarationStructure,
  Node,
  type ObjectLiteralExpression,
  type OptionalKind,
  Project,
  QuoteKind,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph';
import { root, say } from './shell.ts';

const manipulationSettings = { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single };

export const sourceOf = (file: string): SourceFile =>
  new Project({ manipulationSettings }).addSourceFileAtPath(path.join(root, file));

/** Changes a file as a syntax tree, and answers its path. A list may stand on one line or on many: trees do not mind. */
export function edit(file: string, change: (source: SourceFile) => void): string {
  const source = sourceOf(file);
  change(source);
  source.saveSync();
  say(`      edited: ${file}`);
  return file;
}

/** The object that a variable holds, or that its function answers. */
export function objectOf(source: SourceFile, variable: string): ObjectLiteralExpression | undefined {
  const initializer = source.getVariableDeclaration(variable)?.getInitializer();
  return initializer && answered(initializer);
}

/** `{ … }`, `() => ({ … })`, `() => { …; return { … }; }` */
function answered(node: Node): ObjectLiteralExpression | undefined {
  if (Node.isObjectLiteralExpression(node)) return node;
  if (Node.isParenthesizedExpression(node)) return answered(node.getExpression());
  if (Node.isArrowFunction(node)) return answered(node.getBody());
  if (!Node.isBlock(node)) return undefined;
  const last = node.getStatements().findLast((statement) => Node.isReturnStatement(statement));
  const value = Node.isReturnStatement(last) ? last.getExpression() : undefined;
  return value && answered(value);
}

/** The object at a property of another, made if it is missing. */
export function objectAt(object: ObjectLiteralExpression, property: string): ObjectLiteralExpression | undefined {
  const found = object.getProperty(property);
  const value = Node.isPropertyAssignment(found) ? found.getInitializer() : undefined;
  return value && answered(value);
}

/** After an empty line, as methods stand. */
export function addMethod(object: ObjectLiteralExpression, method: OptionalKind<MethodDeclarationStructure>): void {
  const first = object.getProperties().length === 0;
  const added = object.addMethod(method);
  if (!first) object.getSourceFile().insertText(added.getStart(), '\n');
}

/** Imports a name once. */
export function importName(source: SourceFile, name: string, from: string): void {
  const known = source.getImportDeclaration((declaration) => declaration.getModuleSpecifierValue() === from);
  if (known?.getNamedImports().some((each) => each.getName() === name)) return;
  if (known) known.addNamedImport(name);
  else source.addImportDeclaration({ moduleSpecifier: from, namedImports: [name] });
}

/** Imports a name and spreads it at the end of an object, once. */
export function spreadInto(source: SourceFile, object: ObjectLiteralExpression, name: string, from: string): void {
  if (object.getProperties().some((property) => property.getText().startsWith(`...${name}`))) return;
  importName(source, name, from);
  object.addSpreadAssignment({ expression: name });
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
