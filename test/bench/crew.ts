import { Client } from './client.ts';
import type { Context, Operation, Subject } from './shape.ts';

/** A subject at work on its own copy of the data. */
export interface Member {
  readonly subject: Subject;
  readonly entries: number;
  readonly folder: string;
  readonly client: Client;
  readonly operations: readonly Operation[];
  /** How many of its calls have written. */
  written: number;
}

async function hire({ stock }: Context, subject: Subject, entries: number): Promise<Member> {
  const folder = await stock.filled(subject, entries);
  const client = new Client(subject, folder);
  await client.greet();
  return { subject, entries, folder, client, operations: subject.operations(entries), written: 0 };
}

/** One server for each subject and size that it can be measured with, all running side by side. */
export async function crewOf(context: Context, sizes: readonly number[]): Promise<Member[]> {
  const crew: Member[] = [];
  for (const entries of sizes)
    for (const subject of context.subjects) {
      if (entries > subject.most) continue;
      context.say(`${subject.name} with ${entries} entries`);
      crew.push(await hire(context, subject, entries));
    }
  return crew;
}

/** Asks once; gives the time it took. */
export async function ask(member: Member, operation: Operation): Promise<number> {
  if (operation.writes) member.written += 1;
  const { ms } = await member.client.call(operation.call(operation.writes ? member.entries + member.written : member.written));
  return ms;
}
