import type { CommandInfo } from '../../../../generated/registry/program-shape.ts';
import type { Warning } from '../../../../generated/types/index.ts';
import type { App, Caller } from '../../../boundary/app.ts';
import { call } from '../../../boundary/call.ts';
import { redactText } from '../../../boundary/redact.ts';
import { Line } from '../../../kernel/line.ts';
import { plainCall, type Reader, readerOf } from '../../render/lines.ts';
import { type CliContext, extended, type Outcome } from '../context.ts';
import type { Flags, Program, TypedWords } from '../program.ts';
import { typedFlags } from '../value.ts';
import { inputOf } from './input.ts';
import { withoutPerson } from './person.ts';
import { printAnswer } from './print.ts';
import { spelled } from './spell.ts';

/** What the tools of a program run on, opened for one command. */
export interface Opened {
  readonly app: App;
  readonly caller?: Caller;
  /** Nobody wants to see what comes of it: only errors, and JSON where that was asked for. */
  readonly quiet?: boolean;
  /** What was found wrong before the call, and is said with its answer. */
  readonly warnings?: readonly Warning[];
  /** Codes of warnings that standard error is not told. */
  readonly unsaid?: readonly string[];
  /** The call is over; what was shown meanwhile comes before its answer. */
  settle?(): Promise<void>;
  close(): Promise<void>;
}

/** A command as it was typed. */
export interface Asked {
  readonly command: CommandInfo;
  /** What its tool is given. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly options: TypedWords['options'];
  readonly flags: Flags;
}

/** For programs whose commands are tools. */
export interface ToolContext extends CliContext {
  /** `note` is told what should be known beside the answer. */
  open(asked: Asked, note: (text: string) => void): Promise<Opened>;
  /** All that standard input holds. */
  readInput(): Promise<string>;
}

/** Somebody who types commands of this program: what is shown can be pasted, and means the same data. */
function readerAt<C extends CliContext>({ info, settings }: Program<C>, app: App, flags: Flags): Reader {
  /** What another command does not take is none of it. */
  const everywhere = settings.filter(({ on }) => on === 'all');
  const given = typedFlags(everywhere, flags).map(redactText);
  return {
    ...readerOf(app),
    spell: (tool, args) => {
      const typed = spelled(info, tool, args, given);
      return typed === undefined ? plainCall(tool, args) : Line.value(typed);
    },
  };
}

/** Without the final line break, which belongs to the file and not to the text. */
const withoutEnd = (text: string) => text.replace(/\r?\n$/, '');

/** The action of every command that is a tool: words become its input, and its answer is printed. */
export async function runTool<C extends ToolContext>(
  program: Program<C>,
  command: CommandInfo,
  typed: TypedWords,
  context: C,
): Outcome {
  const hide = typed.options.redact ? withoutPerson(context.env.HOME) : undefined;
  const spoken = (say: (text: string) => void) => (hide ? (text: string) => say(hide(text)) : say);
  const cli = extended(context, { out: spoken((text) => context.out(text)), err: spoken((text) => context.err(text)) }) as C;
  const { tool = '', json_lines: lines = [] } = command.calls ?? {};
  const input = await inputOf(command, typed, async () => withoutEnd(await cli.readInput()));
  const asked = { command, input, options: typed.options, flags: typed.flags };
  const opened = await cli.open(asked, (text) => cli.err(text));
  const { app, caller = {}, quiet = false, unsaid = [], settle, close } = opened;
  try {
    const answer = await call(app, tool, input, caller);
    const envelope = { ...answer, warnings: [...(opened.warnings ?? []), ...answer.warnings] };
    await settle?.();
    const json = typed.options.json === true;
    const how = { json, lines: lines.find(({ option }) => typed.options[option] === true), quiet: quiet && !json, unsaid };
    return printAnswer(cli, { info: program.info, command, reader: readerAt(program, app, typed.flags), how }, envelope);
  } finally {
    await close();
  }
}
