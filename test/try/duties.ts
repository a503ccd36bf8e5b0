import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import unbroken from '../conformance/unbroken.json' with { type: 'json' };
import { toldRooms } from '../e2e/rooms.ts';

export interface ToldTool {
  readonly name: string;
  readonly room: string;
}

const textsBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

/** Some server is broken so that one of the tool's rules turns red. */
export const isBroken = (tool: string, root: string): boolean =>
  textsBelow(path.join(root, 'test/conformance')).includes(`'${tool}/`);

/** Rules that no test beside those of duties names. */
export function unnamed(rules: readonly string[], root: string): string[] {
  const texts = ['adapters', 'store', 'outside', 'upgrades', 'e2e']
    .map((folder) => textsBelow(path.join(root, 'test', folder)))
    .join('\n');
  return rules.filter((rule) => !texts.includes(`'${rule}'`));
}

/** Tools from before this was asked for; the list may only get shorter. */
export const excused = unbroken as readonly string[];

/** What a tool still needs besides its contract, cases and handler, as what to do. */
export function dutiesOf({ name, room }: ToldTool, root: string): string[] {
  const story = readFileSync(path.join(root, 'test/e2e/story.ts'), 'utf8');
  return [
    ...(toldRooms.includes(room) && !story.includes(`'${name}'`)
      ? [`${name}: call it in test/e2e/story.ts, where every tool of ${toldRooms.join(', ')} has its place`]
      : []),
    ...(!excused.includes(name) && !isBroken(name, root)
      ? [`${name}: break it on purpose in test/conformance/defects, so that one of its rules turns red (breaks: '${name}/…')`]
      : []),
  ];
}
