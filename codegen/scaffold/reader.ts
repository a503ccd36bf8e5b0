import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Node, SyntaxKind } from 'ts-morph';
import { addMethod, edit, objectAt, objectOf, sourceOf } from './register.ts';
import { root, stop } from './shell.ts';

const readers = 'src/app/rooms/readers.ts';
const costs = 'test/store/cost.test.ts';

/** `entries` → the function that makes it and the file it stands in. */
function makerOf(reader: string): { maker: string; file: string } {
  const source = sourceOf(readers);
  const properties = source.getDescendantsOfKind(SyntaxKind.PropertyAssignment);
  const maker = properties
    .find((property) => property.getName() === reader)
    ?.getInitializer()
    ?.getText();
  const from = source.getImportDeclaration((each) => each.getNamedImports().some((name) => name.getName() === maker));
  if (!maker || !from)
    return stop(`There is no reader called ${reader}. Readers: ${properties.map((property) => property.getName()).join(', ')}.`);
  return { maker, file: path.posix.join(path.posix.dirname(readers), from.getModuleSpecifierValue()) };
}

/** The interface that promises a reader. */
function promiseOf(reader: string) {
  for (const name of readdirSync(path.join(root, 'src/records')).filter((each) => each.endsWith('.ts'))) {
    const file = `src/records/${name}`;
    const found = sourceOf(file)
      .getInterfaces()
      .find((each) => each.getProperty(reader)?.getTypeNode()?.isKind(SyntaxKind.TypeLiteral));
    if (found) return { file, name: found.getName() };
  }
  return stop(`No interface in src/records has ${reader} with its methods.`);
}

/** A reader is about the table that it reads most. */
function mostReadIn(code: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [, table = ''] of code.matchAll(/selectFrom\('(\w+)/g)) counts.set(table, (counts.get(table) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Adds a method that counts what the reader's table holds: where it is promised, where it is done, and where its cost is looked at. */
export function newReader(of: string, method: string): string[] {
  const { maker, file } = makerOf(of);
  const promised = promiseOf(of);
  const table = mostReadIn(sourceOf(file).getText()) ?? stop(`${file} reads no table by itself.`);
  return [
    edit(promised.file, (source) => {
      const type = source.getInterfaceOrThrow(promised.name).getPropertyOrThrow(of).getTypeNode();
      if (!Node.isTypeLiteral(type)) return;
      if (type.getMethod(method)) stop(`${of}.${method} is there already: ${promised.file}`);
      type.addMethod({ name: method, returnType: 'Promise<number>' });
    }),
    edit(file, (source) => {
      const object = objectOf(source, maker) ?? stop(`${maker} in ${file} answers no object to add ${method} to.`);
      addMethod(object, {
        name: method,
        isAsync: true,
        statements: [
          `const row = await db.kysely
            .selectFrom('${table}')
            .select(({ fn }) => fn.countAll().as('n'))
            .where('ws', '=', ws)
            .executeTakeFirst();`,
          'return Number(row?.n ?? 0);',
        ],
      });
    }),
    ...costRow(of, method),
  ];
}

/** Counting is as long as what is counted, so such a row may walk. */
function costRow(of: string, method: string): string[] {
  const rows = objectOf(sourceOf(costs), 'readers');
  if (!rows || !objectAt(rows, of)) return [];
  return [
    edit(costs, (source) => {
      const object = objectOf(source, 'readers');
      const own = object && objectAt(object, of);
      own?.addPropertyAssignment({ name: method, initializer: `(r) => r.${method}()` });
      const walks = source.getVariableDeclaration('mayWalk')?.getFirstDescendantByKind(SyntaxKind.ArrayLiteralExpression);
      walks?.addElement(`'${of}.${method}'`);
    }),
  ];
}
