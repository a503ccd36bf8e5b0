import type { SettingInfo } from '../../../generated/registry/program-shape.ts';
import { settings } from '../../../generated/registry/settings.ts';
import type { App } from '../../boundary/app.ts';
import { redactText } from '../../boundary/redact.ts';
import { Line } from '../../kernel/line.ts';
import { type Reader, readerOf } from '../render/lines.ts';
import { callLine } from './call-line.ts';
import type { Flags } from './program.ts';
import { takes } from './takes.ts';
import { typedFlags } from './value.ts';

/** The command that was typed, and the flags that it takes. */
export interface Typed {
  readonly command: string;
  readonly known: readonly SettingInfo[];
  readonly flags: Flags;
}

/** `noema call …` */
export const noemaCall = (flags: Flags): Typed => ({ command: 'noema call', known: settings.memory, flags });

/** Somebody at a shell: a command that is shown can be pasted, and goes to the same store as the one before. */
export function atShell(app: App, { command, known, flags }: Typed): Reader {
  const given = typedFlags(known, flags).map(redactText);
  return {
    ...readerOf(app),
    spell: (tool, args) => Line.value(callLine(tool, args, takes[tool], given, command)),
  };
}
