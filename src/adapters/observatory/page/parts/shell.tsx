import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { address, link } from '../kit/address.ts';
import { locked, unlock } from '../kit/ask.ts';
import { kept } from '../kit/kept.ts';
import { connection } from '../kit/live.ts';
import { served } from '../kit/served.ts';
import { nextTheme, theme } from '../kit/theme.ts';
import { stamp } from '../kit/time.ts';
import { type MenuItem, matched } from '../kit/view.ts';
import { waiting } from '../views/now.tsx';
import { views } from '../views/registry.ts';
import { Scrubber } from './scrubber.tsx';
import { SearchBox } from './search.tsx';

const said = {
  joining: 'Connecting',
  live: 'Live',
  lost: 'Connection lost. Trying again',
} as const;

const Kept = ({ at }: { at: string }) => (
  <span class="connection">
    Saved <time dateTime={at}>{stamp(Date.parse(at))}</time>
  </span>
);

const Connection = () => (
  <span class={`connection ${connection.value}`} role="status" data-connection={connection.value}>
    <span class="dot" aria-hidden="true" />
    {said[connection.value]}
  </span>
);

const isHere = (item: MenuItem): boolean => {
  const [path = ''] = item.href.slice(2).split('?', 1);
  const here = address.value.path.map(encodeURIComponent).join('/');
  const isOne = item.one !== undefined && matched(item.one, address.value.path) !== undefined;
  return isOne || here === path || (path !== '' && here.startsWith(`${path}/`));
};

const Items = ({ items }: { items: readonly MenuItem[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.href}>
        <a href={item.href} aria-current={isHere(item) ? 'page' : undefined}>
          {item.label}
        </a>
      </li>
    ))}
  </ul>
);

function Menu({ params }: { params: Readonly<Record<string, string>> }) {
  const products = views.flatMap((view) => {
    const found = served.value?.find(({ product }) => product === view.product);
    return found ? [{ view, items: view.menu(found, params) }] : [];
  });
  const count = waiting.value;
  const box = useRef<HTMLElement>(null);
  const here = address.value.path.join('/');
  /** On a narrow screen it is a line that is longer than the screen. */
  useEffect(() => {
    const [line, item] = [box.current, box.current?.querySelector<HTMLElement>('[aria-current]')];
    if (line && item) line.scrollLeft = item.offsetLeft - (line.clientWidth - item.offsetWidth) / 2;
  }, [here, products.length]);
  return (
    <nav class="menu-side" aria-label="Views" ref={box}>
      <a class="home" href={link(['now'])} aria-current={isHere({ label: '', href: '#/now' }) ? 'page' : undefined}>
        Now {count > 0 && <span class="count">{count}</span>}
      </a>
      {products.map(({ view, items }) => (
        <section key={view.product} aria-label={view.title}>
          <h2>{view.title}</h2>
          <Items items={items} />
        </section>
      ))}
    </nav>
  );
}

/** A server that others can reach asks for its token. */
function Locked() {
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const open = async (event: Event) => {
    event.preventDefault();
    if (await unlock(field.current?.value ?? '')) globalThis.location.reload();
    else setWrong(true);
  };
  return (
    <form class="locked" onSubmit={open}>
      <h1>This server asks for a token</h1>
      <p>It is the value of NOEMA_TOKEN where the server was started. This tab keeps it until it is closed.</p>
      <label>
        Token <input ref={field} type="password" autocomplete="off" required />
      </label>
      {wrong && <p role="alert">That is not the token.</p>}
      <button type="submit">Open</button>
    </form>
  );
}

export function Shell({
  title,
  params,
  children,
}: {
  title: string;
  params: Readonly<Record<string, string>>;
  children: ComponentChildren;
}) {
  const main = useRef<HTMLElement>(null);
  const count = waiting.value;
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · Observatory`;
  }, [title, count]);
  if (locked.value) return <Locked />;
  return (
    <div class={kept ? 'shell kept' : 'shell'}>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        Skip to the content
      </button>
      <header class="bar">
        <a class="brand" href={link(['now'])}>
          <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden="true">
            <circle cx="16" cy="16" r="13" class="ring" />
            <circle cx="16" cy="16" r="4.5" class="core" />
            <circle cx="25" cy="8" r="3" class="moon" />
          </svg>
          Observatory
        </a>
        {kept ? <Kept at={kept.at} /> : <SearchBox />}
        {!kept && <Connection />}
        <button type="button" class="quiet" onClick={nextTheme} aria-label={`Colours: ${theme.value}. Change`} title="Colours">
          {{ system: '◐', light: '☀', dark: '☾' }[theme.value]}
        </button>
      </header>
      {!kept && <Menu params={params} />}
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Scrubber />
    </div>
  );
}
