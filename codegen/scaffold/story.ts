import { SyntaxKind } from 'ts-morph';
import type { Wanted } from './options.ts';
import { edit, sourceOf } from './register.ts';

const story = 'test/e2e/story.ts';

/** Rooms of which every tool has its place in the story. */
const told = () =>
  sourceOf('test/e2e/rooms.ts')
    .getVariableDeclarationOrThrow('toldRooms')
    .getDescendantsOfKind(SyntaxKind.StringLiteral)
    .map((name) => name.getLiteralText());

/** A call of the new tool at the end of the day. */
export function tellInStory(room: string, { name, kind, reader }: Wanted): string[] {
  if (!told().includes(room)) return [];
  const args = reader ? '{}' : "{ text: 'Good night' }";
  const line = kind === 'portal' ? `await portal('${name}', ${args}, /./);` : `await ask('${name}', ${args});`;
  return [
    edit(story, (source) => {
      const day = source.getFunctionOrThrow('liveThroughADay');
      const end = day.getStatementsWithComments().findIndex((statement) => statement.getText() === 'return called;');
      day.insertStatements(end, line);
    }),
  ];
}
