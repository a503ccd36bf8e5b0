import { Node, type ObjectLiteralExpression, type SourceFile } from 'ts-morph';
import { pascal } from '../names.ts';
import { camel, roomFile, storeType } from './address.ts';
import { edit, importName, objectAt, objectOf, sourceOf, spreadInto } from './register.ts';
import { exists, stop } from './shell.ts';
import { render } from './templates.ts';

/** A room's own value, and its place in the list of rooms. */
export async function ensureRoom(room: string): Promise<string[]> {
  if (exists(roomFile(room))) return [];
  const variable = camel(room);
  const made = await render('tool/room', { room, name: room, roomVariable: variable, store: storeType(room) });
  return [
    ...made,
    edit('src/app/rooms/index.ts', (source) => {
      importName(source, variable, `./${room}.ts`);
      objectOf(source, 'rooms')?.addShorthandPropertyAssignment({ name: variable });
    }),
  ];
}

const roomValue = (source: SourceFile, room: string): ObjectLiteralExpression =>
  objectOf(source, camel(room)) ?? stop(`${roomFile(room)} holds no ${camel(room)}.`);

/** Puts a variable into a part of the room (`handlers`, `appliers`, `lines`), beside what is there. */
export function addPart(room: string, part: string, variable: string, from: string): string {
  return edit(roomFile(room), (source) => {
    const object = objectAt(roomValue(source, room), part);
    if (object) return spreadInto(source, object, variable, from);
    const property = roomValue(source, room).getPropertyOrThrow(part);
    if (!Node.isPropertyAssignment(property)) return stop(`${roomFile(room)}: write ${part} so that it can be added to.`);
    importName(source, variable, from);
    property.setInitializer(`{ ...${property.getInitializer()?.getText()}, ...${variable} }`);
  });
}

/** The variable that holds the lines of a room's portals, and its file; made if there are none. */
export async function ensureLines(room: string): Promise<{ written: string[]; file: string; variable: string }> {
  const file = `src/domain/${room}/lines.ts`;
  if (exists(file)) {
    const variable = sourceOf(file)
      .getVariableDeclarations()
      .find((each) => each.getTypeNode()?.getText().endsWith("['lines']"));
    return { written: [], file, variable: variable?.getName() ?? stop(`${file} holds no lines of a room.`) };
  }
  const variable = `${camel(room)}Lines`;
  const made = await render('tool/lines', { room, name: variable, linesVariable: variable, roomType: `${pascal(room)}Room` });
  return { written: [...made, addPart(room, 'lines', variable, `../../domain/${room}/lines.ts`)], file, variable };
}
