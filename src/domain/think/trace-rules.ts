import type { TraceSequentialStepInput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';

type Meta = Record<string, unknown>;

function given(meta: Meta | string | undefined): Meta {
  if (meta === undefined) return {};
  const value = typeof meta === 'string' ? parseJson(meta)?.value : meta;
  if (isRecord(value)) return value;
  throw refuse('meta-is-no-object');
}

/** What a step says about itself: the caller's own object, under the fields that were given. */
export const metaOf = (meta: Meta | string | undefined, fields: Meta): Meta => ({
  ...given(meta),
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
});

type Input = Omit<TraceSequentialStepInput, 'thought' | 'message' | 'meta'>;

/** The fields of a numbered thought that are kept with it. */
export function decideThought({ workspace: _, target: __, doc: ___, agent_id: ____, ...thought }: Input): Meta {
  const { thoughtNumber, totalThoughts } = thought;
  if (totalThoughts < thoughtNumber) throw refuse('total-thoughts-are-too-few', { total: totalThoughts, number: thoughtNumber });
  return thought;
}
