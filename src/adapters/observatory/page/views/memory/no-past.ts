import { link } from '../../kit/address.ts';
import { Refusal } from '../../kit/ask.ts';
import type { Found, NowItem } from '../../kit/view.ts';

/** A workspace that had not begun has nothing to show. One whose past is too large says so, and the others are shown all the same. */
function troubleOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Refusal)) throw error;
  if (error.code === 'NOT_YET') return undefined;
  if (error.code === 'AS_OF_TOO_LARGE') return error;
  throw error;
}

export function notSearched(workspace: string, error: unknown): readonly Found[] {
  const trouble = troubleOf(error);
  if (!trouble) return [];
  const href = link(['memory', workspace, 'activity']);
  return [
    { key: `${workspace} not searched`, kind: 'not searched', title: workspace, text: trouble.message, place: workspace, href },
  ];
}

/** `at`: the moment that is shown. */
export function notShown(workspace: string, at: number, error: unknown): readonly NowItem[] {
  const trouble = troubleOf(error);
  if (!trouble) return [];
  return [
    {
      key: `${workspace} not shown`,
      tone: 'calm',
      state: 'not shown',
      title: workspace,
      reason: trouble.message,
      place: workspace,
      since: at,
      href: link(['memory', workspace, 'activity']),
    },
  ];
}
