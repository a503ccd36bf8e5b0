import { useEffect, useRef, useState } from 'preact/hooks';
import { address, go, link, moment } from '../kit/address.ts';
import { useLoaded } from '../kit/answer.ts';
import { gather } from '../kit/each.ts';
import { served } from '../kit/served.ts';
import { brief, plural, shown } from '../kit/text.ts';
import { stamp } from '../kit/time.ts';
import { asOf } from '../kit/view.ts';
import { views } from '../views/registry.ts';
import { Empty, Loaded, Trouble } from './said.tsx';
import { TakeAway } from './take-away.tsx';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** One box for everything that is shown; a slash leads to it. */
export function SearchBox() {
  const field = useRef<HTMLInputElement>(null);
  const asked = address.value.path[0] === 'search' ? (address.value.query.get('q') ?? '') : '';
  useEffect(() => {
    const toField = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    globalThis.addEventListener('keydown', toField);
    return () => globalThis.removeEventListener('keydown', toField);
  }, []);
  return (
    <search class="search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const q = field.current?.value.trim() ?? '';
          if (q) go(link(['search'], { q }));
        }}
      >
        <input
          ref={field}
          type="search"
          aria-label="Search everything"
          placeholder="Search everything  ( / )"
          value={asked}
          maxLength={300}
        />
      </form>
    </search>
  );
}

export function SearchPage() {
  const words = address.value.query.get('q') ?? '';
  const at = moment.value;
  const [filter, setFilter] = useState('');
  const answer = useLoaded(
    words && served.value ? `search ${at ?? ''} ${words}` : null,
    (signal) => gather(views, signal, (view, product) => view.search(asOf(product, at), words, signal, at)),
    [],
  );
  return (
    <div class="page">
      <div class="page-head">
        <h1>Found for “{brief(words, 60)}”</h1>
        {at !== null && <span class="place">as of {stamp(at)}</span>}
        <TakeAway
          markdown={() => (answer.data?.items ?? []).map(({ kind, title, place }) => `- ${kind} ${title} (${place})`).join('\n')}
        />
      </div>
      <Loaded of={answer}>
        {({ items: found, troubles }) => {
          const kinds = [...new Set(found.map(({ kind }) => kind))];
          const seen = filter ? found.filter(({ kind }) => kind === filter) : found;
          if (found.length === 0 && troubles.length === 0)
            return <Empty title="Nothing was found">Other words may help; begin* finds beginnings.</Empty>;
          return (
            <>
              {troubles.map((trouble) => (
                <Trouble key={trouble.message} error={trouble} />
              ))}
              <fieldset class="choices" aria-label="Kinds">
                {['', ...kinds].map((kind) => (
                  <button type="button" key={kind} aria-pressed={filter === kind} onClick={() => setFilter(kind)}>
                    {kind || `all ${found.length}`}
                  </button>
                ))}
              </fieldset>
              <p class="visually-hidden" role="status">
                {plural(seen.length, 'hit')}
              </p>
              <ol class="hits">
                {seen.map((hit) => (
                  <li key={hit.key}>
                    <a href={hit.href}>
                      <span class="kind">{hit.kind}</span>
                      <strong>{brief(hit.title, 120)}</strong>
                      <span class="place">{shown(hit.place)}</span>
                      {hit.text && hit.text !== hit.title && <span class="text">{brief(hit.text, 240)}</span>}
                    </a>
                  </li>
                ))}
              </ol>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
