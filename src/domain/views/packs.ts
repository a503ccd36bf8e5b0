import type { NextCall, WarnFor } from '../../../generated/handlers/codes.ts';
import type { ViewsPacksHandlers } from '../../../generated/handlers/views.ts';
import type { ContextPackInput, ContextPackOutput } from '../../../generated/types/index.ts';
import type { ExportFiles, FileOutcome } from '../../kernel/exports.ts';
import { fault, refuse } from '../../kernel/fault.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { nextCall } from '../../kernel/says.ts';
import { type Packing, readPack } from './pack.ts';
import type { ViewsStore } from './store.ts';

interface Speaking extends Packing {
  readonly warn: WarnFor<'CONTEXT_EMPTY_FOR_TARGET'>;
  readonly suggest: (next: NextCall) => void;
}

async function pack(input: ContextPackInput, ctx: Speaking): Promise<ContextPackOutput> {
  const packed = await readPack(input, ctx);
  if (!packed.bridge) return packed;
  const { checkout } = packed.bridge;
  ctx.warn('CONTEXT_EMPTY_FOR_TARGET', { target: ctx.target.entity?.id ?? packed.branch, checkout });
  ctx.suggest(nextCall('see-what-is-on-the-branch', { checkout }));
  return packed;
}

/** Whether a file was written by an export: whole, a pack has its capsule; cut, it has its budget. */
export function isPack(text: string): boolean {
  const found = parseJson(text)?.value;
  if (!isRecord(found)) return false;
  const { capsule, budget } = found;
  if (isRecord(capsule)) return capsule.type === 'context_pack_capsule';
  return isRecord(budget) && typeof budget.used_chars === 'number';
}

function receiptOf(out_file: string, outcome: FileOutcome) {
  switch (outcome.kind) {
    case 'written':
      return { out_file: outcome.path, bytes: outcome.bytes };
    case 'outside':
    case 'nowhere':
      throw refuse('out-file-leads-outside', { out_file });
    case 'taken':
      throw refuse('out-file-is-no-pack', { out_file });
    default:
      throw fault('IO_ERROR', { doing: 'write', path: out_file, detail: outcome.detail });
  }
}

interface Ports {
  readonly exports: ExportFiles;
}

export const packHandlers: ViewsPacksHandlers<ViewsStore, Ports> = {
  context_pack: pack,

  async context_pack_export(input, { reading, shown, ports, ...ctx }) {
    const { out_file } = input;
    if (!/\.json$/i.test(out_file)) throw refuse('out-file-is-no-json', { out_file });
    const answer = await shown(await reading(({ store, target }) => pack(input, { ...ctx, store, target })));
    const outcome = await ports.exports.write(out_file, `${JSON.stringify(answer, null, 2)}\n`, isPack);
    return { ...receiptOf(out_file, outcome), truncated: isRecord(answer.budget) && answer.budget.truncated === true };
  },
};
