import { settings } from '../../../generated/registry/settings.ts';
import type { App } from '../../boundary/app.ts';
import { redactText } from '../../boundary/redact.ts';
import { Line } from '../../kernel/line.ts';
import { type Reader, readerOf } from '../render/lines.ts';
import { callLine } from './call-line.ts';
import type { Flags } from './program.ts';
import { takes } from './takes.ts';
import { typedFlags } from './value.ts';

/** Somebody at a shell: a command that is shown can be pasted, and goes to the same store as the one before. */
export function atShell(app: App, flags: Flags): Reader {
  const given = typedFlags(settings.memory, flags).map(redactText);
  return {
    ...readerOf(app),
    spell: (tool, args) => Line.value(callLine(tool, args, takes[tool], given)),
  };
}
