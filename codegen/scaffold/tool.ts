import { readdirSync } from 'node:fs';
import path from 'node:path';
import { handlersType, pascal } from '../names.ts';
import { edit, insertBeside, listAt, spreadInto } from './register.ts';
import { exists, holds, root, stop } from './shell.ts';
import { render } from './templates.ts';

export const camel = (name: string) => pascal(name).replace(/^./, (first) => first.toLowerCase());
const sentence = (name: string) => name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** The contract of a tool, wherever it stands. */
export function contractOf(tool: string): string | undefined {
  const files = readdirSync(path.join(root, 'contracts/tools'), { recursive: true, encoding: 'utf8' });
  const found = files.find((file) => path.basename(file) === `${tool}.ts`);
  return found && `contracts/tools/${found.split(path.sep).join('/')}`;
}

/** A room stays with the product that shows it already. */
const productOf = (room: string) =>
  ['memory', 'ledger', 'autopilot'].map((name) => `contracts/products/${name}.ts`).find((file) => holds(file, `'${room}/`)) ??
  'contracts/products/memory.ts';

export async function newTool(address = '', name = ''): Promise<string[]> {
  const [, room = '', group = ''] = /^([a-z][a-z0-9-]*)\/([a-z][a-z0-9-]*)$/.exec(address) ?? [];
  if (!room || !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    stop('Usage: npm run new:tool -- <room>/<group> <name>\nSuch as: npm run new:tool -- vcs/branches branch_show');
  const known = contractOf(name);
  if (known) stop(`There is a tool called ${name} already: ${known}`);

  const file = `src/domain/${room}/${group}.ts`;
  const handlers = handlersType(room, group);
  const variable = `${camel(`${room}-${group}`)}Handlers`;
  const locals = { room, group, name, handlers, variable, title: sentence(name) };
  if (!exists(file))
    return [
      ...(await render('tool/contract', locals)),
      ...(await render('tool/group', locals)),
      edit(productOf(room), (source) =>
        insertBeside(listAt(source, 'defineProduct', 'groups'), `'${room}/${group}'`, `'${room}/`),
      ),
      edit('src/app/compose.ts', (source) => spreadInto(source, 'handlersOf', variable, `../domain/${room}/${group}.ts`)),
    ];
  if (!holds(file, `${handlers}<Reads>`)) stop(`${file} is there, but holds no ${handlers}<Reads> to add ${name} to.`);
  return [...(await render('tool/contract', locals)), ...(await render('tool/method', locals))];
}
