import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { moment } from '../kit/address.ts';
import type { Answer } from '../kit/answer.ts';
import type { Refusal } from '../kit/ask.ts';
import { shown } from '../kit/text.ts';
import { age, now, stamp } from '../kit/time.ts';
import type { Tone } from '../kit/view.ts';

export const Badge = ({ tone = 'calm', children }: { tone?: Tone; children: ComponentChildren }) => (
  <span class={`badge ${tone}`}>{children}</span>
);

export const Tag = ({ children }: { children: string }) => <span class="tag">{shown(children)}</span>;

const marks = { closed: 'M3,8.5 L6.5,12 L13,4.5', blocked: 'M8,3 V9 M8,12 V12.6' } as const;

/** Whether something is open, passed or blocked, drawn: letters for it look different on every machine. */
export const Mark = ({ of, said }: { of: 'open' | 'closed' | 'blocked'; said?: string }) => (
  <>
    <svg class={`mark ${of}`} viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      {of === 'open' ? <circle cx="8" cy="8" r="5" /> : <path d={marks[of]} />}
    </svg>
    {said && <span class="visually-hidden">{said}</span>}
  </>
);

/** How long ago, seen from the moment that is shown; the whole date when pointed at. */
export const Age = ({ ms }: { ms: number }) => (
  <time dateTime={new Date(ms).toISOString()} title={stamp(ms)}>
    {age(Math.max(0, (moment.value ?? now.value) - ms))}
  </time>
);

/** What stands where nothing is yet: what it would be, and what to do first. About the past there is nothing to do. */
export const Empty = ({ title, children, example }: { title: string; children?: ComponentChildren; example?: string }) => (
  <div class="empty">
    <h2>{title}</h2>
    {children && moment.value === null && <p>{children}</p>}
    {example && moment.value === null && <pre class="example">{example}</pre>}
  </div>
);

export const Trouble = ({ error }: { error: Refusal }) => (
  <div class="trouble" role="alert">
    <strong>{shown(error.message)}</strong> {shown(error.recovery)}
  </div>
);

/** What an answer shows: nothing yet, what went wrong, or what it says. */
export function Loaded<Result>({ of, children }: { of: Answer<Result>; children: (data: Result) => ComponentChildren }) {
  return (
    <>
      {of.error && <Trouble error={of.error} />}
      {of.data !== undefined ? children(of.data) : !of.error && <div class="loading" role="status" aria-label="Loading" />}
    </>
  );
}

const firstPart = 20_000;

/** A text of any length as it was written; of a very long one first a part. */
export function LongText({ text, code = false }: { text: string; code?: boolean }) {
  const [all, setAll] = useState(false);
  const part = all ? text : text.slice(0, firstPart);
  return (
    <div class={code ? 'long code' : 'long'} dir="auto">
      {shown(part)}
      {part.length < text.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          Show all {text.length.toLocaleString('en')} characters
        </button>
      )}
    </div>
  );
}

/** A name and what belongs to it, in rows. */
export const Facts = ({ of }: { of: readonly (readonly [string, ComponentChildren])[] }) => (
  <dl class="facts">
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
