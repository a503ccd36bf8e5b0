import type { Session, ThoughtData } from '../../../../../../generated/types/index.ts';
import { shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import { htmlFile } from '../../parts/html-file.tsx';

const Part = ({ thought }: { thought: ThoughtData }) => (
  <section class={thought.branchId === undefined ? '' : 'branch'}>
    <h2>
      {thought.branchId && `${thought.branchId} `}
      {thought.thoughtNumber} of {thought.totalThoughts}
      {thought.isRevision && `, revises ${thought.revisesThought}`}
    </h2>
    <p class="text" dir="auto">
      {shown(thought.thought)}
    </p>
    <p class="under">{stamp(Date.parse(thought.timestamp))}</p>
    {thought.critique && (
      <blockquote>
        <p class="text">{shown(thought.critique.text)}</p>
        <p class="under">{shown(thought.critique.model)}</p>
      </blockquote>
    )}
  </section>
);

/** A session as one file for somebody who has no server. */
export const sessionFile = (session: Session, thoughts: readonly ThoughtData[]): string =>
  htmlFile(
    session.title,
    <>
      <h1>{shown(session.title)}</h1>
      <p class="under">{[...session.tags, `${thoughts.length} thoughts`].map(shown).join(' · ')}</p>
      {thoughts.map((thought) => (
        <Part key={`${thought.branchId ?? ''}:${thought.thoughtNumber}`} thought={thought} />
      ))}
    </>,
  );
