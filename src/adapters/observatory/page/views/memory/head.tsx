import type { ComponentChildren } from 'preact';
import { moment } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import { asOf, type Served } from '../../kit/view.ts';
import { useOldest } from '../../parts/scrubber.tsx';
import { journalOf } from './tools.ts';

interface HeadProps {
  readonly served: Served;
  readonly workspace: string;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** The head of every view of a workspace: what it is, whose, and as of when. */
export function Head({ served, workspace, title, children }: HeadProps) {
  const ends = useAnswer(journalOf(asOf(served, null), { workspace, limit: 1 }), []);
  useOldest(ends.data?.first ? Date.parse(ends.data.first.ts) : undefined);
  const past = moment.value;
  return (
    <div class="page-head">
      <h1>{title}</h1>
      <span class="place">
        {shown(workspace)}
        {past !== null && `, as of ${stamp(past)}`}
      </span>
      {children}
    </div>
  );
}
