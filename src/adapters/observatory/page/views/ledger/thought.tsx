import type { CipherEdge, ThoughtData } from '../../../../../../generated/types/index.ts';
import { here } from '../../kit/address.ts';
import { shown } from '../../kit/text.ts';
import { lasted, stamp } from '../../kit/time.ts';
import { Facts, LongText } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { keyOf } from './rows.ts';

const relation = ({ from, rel, to }: CipherEdge) => `S${from} ${rel.replaceAll('_', ' ')} S${to}`;

const asMarkdown = ({ thoughtNumber, branchId, thought, critique }: ThoughtData) =>
  [
    `### Thought ${thoughtNumber}${branchId ? ` (${branchId})` : ''}`,
    thought,
    ...(critique ? [`> Critique by ${critique.model}: ${critique.text}`] : []),
  ].join('\n\n');

/** One thought whole: its text, when it came and after how long, what it says in cipher and what was said about it. */
export function Thought({ thought, all }: { thought: ThoughtData; all: readonly ThoughtData[] }) {
  const at = all.indexOf(thought);
  const before = all[at - 1];
  const took = before ? Date.parse(thought.timestamp) - Date.parse(before.timestamp) : undefined;
  const revised = all.filter(
    ({ revisesThought, branchId }) =>
      revisesThought === thought.thoughtNumber && (branchId ?? thought.branchId) === thought.branchId,
  );
  const { cipher, critique } = thought;
  return (
    <article class="detail" aria-label={`Thought ${thought.thoughtNumber}`}>
      <header>
        <h2>
          Thought {thought.thoughtNumber} <small>of {thought.totalThoughts}</small>
        </h2>
        <TakeAway markdown={() => asMarkdown(thought)} />
        <a class="close" href={here({ thought: undefined })} aria-label="Close">
          ×
        </a>
      </header>
      <LongText text={thought.thought} />
      <Facts
        of={[
          ['Recorded', stamp(Date.parse(thought.timestamp))],
          ...(took === undefined ? [] : [['After', lasted(Math.max(0, took))] as const]),
          ...(thought.branchId
            ? [['Branch', `${shown(thought.branchId)}, from thought ${thought.branchFromThought ?? '?'}`] as const]
            : []),
          ...(thought.revisesThought
            ? [
                [
                  'Revises',
                  <a href={here({ thought: `${thought.branchId ?? ''}:${thought.revisesThought}` })}>
                    thought {thought.revisesThought}
                  </a>,
                ] as const,
              ]
            : []),
          ...(revised.length > 0
            ? [
                [
                  'Revised by',
                  revised.map((each) => <a href={here({ thought: keyOf(each) })}>thought {each.thoughtNumber}</a>),
                ] as const,
              ]
            : []),
          ['Then', thought.nextThoughtNeeded ? 'another thought was to follow' : 'it was the last'],
        ]}
      />
      {cipher && cipher.nodes.length > 0 && (
        <section aria-label="Cipher">
          <h3>In cipher</h3>
          <ul class="steps">
            {cipher.nodes.map(({ step, type, confidence }) => (
              <li key={step}>
                <span class={`step ${type}`}>{type}</span> S{step}
                {confidence !== undefined && (
                  <meter min={0} max={100} value={confidence} aria-label={`confidence ${confidence}%`} />
                )}
                {confidence !== undefined && <small>{confidence}%</small>}
              </li>
            ))}
          </ul>
          {cipher.edges.length > 0 && (
            <ul class="relations">
              {cipher.edges.map((edge) => (
                <li key={relation(edge)}>{relation(edge)}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      {critique && (
        <section aria-label="Critique" class="critique">
          <h3>Critique</h3>
          <LongText text={critique.text} />
          <small>
            {shown(critique.model)}, {stamp(Date.parse(critique.timestamp))}
          </small>
        </section>
      )}
    </article>
  );
}
