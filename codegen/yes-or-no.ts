import ts from 'typescript';

const isCalled = (node: ts.Node | undefined, name: RegExp): boolean =>
  node !== undefined && ts.isIdentifier(node) && name.test(node.text);
const bare = (node: ts.Expression): ts.Expression => (ts.isParenthesizedExpression(node) ? bare(node.expression) : node);

/** The name of what a statement declares, alone. */
const declared = (node: ts.Node): ts.Node | undefined =>
  ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.name : undefined;

/** What only serves to say what is wrong. */
function isAboutErrors(node: ts.Node): boolean {
  if (ts.isVariableStatement(node)) return isCalled(declared(node), /^(?:err\d+|vErrors|missing\d+)$/);
  if (ts.isIfStatement(node)) return ts.isBinaryExpression(node.expression) && isCalled(node.expression.left, /^vErrors$/);
  if (!ts.isExpressionStatement(node) || !ts.isBinaryExpression(node.expression)) return false;
  const { left } = node.expression;
  return ts.isPropertyAccessExpression(left) && isCalled(left.expression, /^validate\d+$/) && left.name.text === 'errors';
}

/** Whether a validator goes on after it found something wrong, as it must where there are several ways to be right. */
function counts(node: ts.Node): boolean {
  if (ts.isPostfixUnaryExpression(node) && isCalled(node.operand, /^errors$/)) return true;
  return ts.forEachChild(node, (child) => counts(child) || undefined) ?? false;
}

const count = /^(?:errors|_errs\d+)$/;
const fine = /^valid\d+$/;

/** Of a validator that ends with the first fault: nothing was wrong so far. */
function sayingNothing(node: ts.Node, { factory }: ts.TransformationContext): ts.Node | undefined {
  if (isCalled(declared(node), count) || isCalled(declared(node), fine)) return undefined;
  if (ts.isBinaryExpression(node) && isCalled(node.left, count)) return factory.createTrue();
  return isCalled(node, fine) ? factory.createTrue() : node;
}

/** Where in a value of the code something stands, as `schema1.properties.a.anyOf[0]` says it: what it begins with, and the way from there. */
function wayTo(node: ts.Expression): { readonly from: string; readonly steps: readonly string[] } | undefined {
  if (ts.isIdentifier(node)) return { from: node.text, steps: [] };
  const isNamed = ts.isPropertyAccessExpression(node);
  if (!isNamed && !ts.isElementAccessExpression(node)) return undefined;
  const before = wayTo(node.expression);
  const step = isNamed ? node.name : node.argumentExpression;
  if (!before || !(ts.isIdentifier(step) || ts.isStringLiteral(step) || ts.isNumericLiteral(step))) return undefined;
  return { from: before.from, steps: [...before.steps, step.text] };
}

const partOf = (at: ts.Expression | undefined, step: string): ts.Expression | undefined => {
  if (at && ts.isArrayLiteralExpression(at)) return at.elements[Number(step)];
  if (!at || !ts.isObjectLiteralExpression(at)) return undefined;
  const part = at.properties.find(({ name }) => name && 'text' in name && name.text === step);
  return part && ts.isPropertyAssignment(part) ? part.initializer : undefined;
};

/** The schemas of a module, as they are written. */
function schemasIn(source: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isIdentifier(name) && /^schema\d+$/.test(name.text)) found.set(name.text, initializer);
  return found;
}

/**
 * A field is held against the names that a schema knows. Of the schema, which would be made whenever one of its validators is used, only
 * those names are left.
 */
class Names {
  readonly #schemas: ReadonlyMap<string, ts.Expression>;
  readonly #known = new Map<string, string>();

  constructor(source: ts.SourceFile) {
    this.#schemas = schemasIn(source);
  }

  /** What stands for the schema in `isOwn.call(schema1.properties, name)`. */
  insteadOf(asked: ts.Expression): string | undefined {
    const way = wayTo(asked);
    const schema = way && this.#schemas.get(way.from);
    if (!schema) return undefined;
    const part = way.steps.reduce<ts.Expression | undefined>(partOf, schema);
    if (!part || !ts.isObjectLiteralExpression(part)) throw new Error(`${way.from} has nothing at ${way.steps.join('.')}`);
    const names = part.properties.map(({ name }) => `${JSON.stringify((name as ts.StringLiteral | ts.Identifier).text)}:1`);
    const list = `{${names.join(',')}}`;
    const known = this.#known.get(list) ?? `names${this.#known.size}`;
    this.#known.set(list, known);
    return known;
  }

  declared(): string {
    return [...this.#known].map(([list, name]) => `const ${name}=${list};`).join('\n');
  }
}

/**
 * Validators that answer only yes or no, made of such as also say what is wrong: what they say is most of their code. They look at
 * the same things in the same order.
 */
export function yesOrNo(code: string): string {
  const source = ts.createSourceFile('validators.js', code, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  const names = new Names(source);
  const { transformed, dispose } = ts.transform(source, [
    (context) => (file) => {
      const { factory } = context;
      const within =
        (isQuiet: boolean): ts.Visitor =>
        (node) => {
          if (isAboutErrors(node)) return undefined;
          const left = isQuiet ? sayingNothing(node, context) : node;
          if (left !== node) return left;
          if (
            ts.isCallExpression(node) &&
            ts.isPropertyAccessExpression(node.expression) &&
            node.expression.name.text === 'call'
          ) {
            const [asked, ...others] = node.arguments;
            const instead = asked && names.insteadOf(asked);
            if (instead)
              return factory.updateCallExpression(node, node.expression, undefined, [
                factory.createIdentifier(instead),
                ...others,
              ]);
          }
          /** `a === undefined && (missing = "a")` */
          if (ts.isBinaryExpression(node)) {
            const right = bare(node.right);
            if (ts.isBinaryExpression(right) && isCalled(right.left, /^missing\d+$/))
              return ts.visitNode(node.left, within(isQuiet));
          }
          return ts.visitEachChild(node, within(isQuiet), context);
        };
      return ts.visitEachChild(
        file,
        (node) => {
          if (!ts.isFunctionDeclaration(node) || !node.body) return node;
          const { modifiers, asteriskToken, name, typeParameters, type, body } = node;
          const own = ts.visitEachChild(body, within(!counts(body)), context);
          const [data] = node.parameters;
          return factory.updateFunctionDeclaration(
            node,
            modifiers,
            asteriskToken,
            name,
            typeParameters,
            data ? [data] : [],
            type,
            own,
          );
        },
        context,
      );
    },
  ]);
  const made = `${names.declared()}\n${ts.createPrinter().printFile(transformed[0] as ts.SourceFile)}`;
  dispose();
  /** One validator that asks another would have to count what that one found. */
  const left = /\b(?:vErrors|instancePath|rootData|missing\d+)\b/.exec(made);
  if (left) throw new Error(`a validator uses ${left[0]} beyond what it says`);
  return made;
}
