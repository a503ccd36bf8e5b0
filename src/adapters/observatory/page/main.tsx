import { computed, effect } from '@preact/signals';
import { render } from 'preact';
import { address, followAddress, href, isNow, moment } from './kit/address.ts';
import { forgetAsked } from './kit/asked.ts';
import { kept } from './kit/kept.ts';
import { Live } from './kit/live.ts';
import { followScale } from './kit/scale.ts';
import { findServed, served, socketUrl } from './kit/served.ts';
import { followTheme } from './kit/theme.ts';
import { followTime } from './kit/time.ts';
import { asOf, matched, type PageProps } from './kit/view.ts';
import { Empty } from './parts/said.tsx';
import { SearchPage } from './parts/search.tsx';
import { Shell } from './parts/shell.tsx';
import { NowPage, useBegin, useNow } from './views/now.tsx';
import { views } from './views/registry.ts';

/** The view that the address names, with what stands in it. */
function found(path: readonly string[]) {
  for (const view of views) {
    if (view.product !== path[0]) continue;
    const product = served.value?.find((each) => each.product === view.product);
    for (const { path: pattern, title, Page } of view.routes) {
      const params = matched(pattern, path.slice(1));
      const shown = product && asOf(product, moment.value);
      if (params) return { title, Page, props: shown && ({ served: shown, params } satisfies PageProps) };
    }
  }
  return undefined;
}

const Nowhere = () => (
  <Empty title="There is no such page">
    <a href={href(['now'])}>Go to Now</a>
  </Empty>
);

function Page() {
  const now = useNow();
  useBegin();
  const { path } = address.value;
  if (isNow(address.value))
    return (
      <Shell title="Now" params={{}}>
        <NowPage answer={now} />
      </Shell>
    );
  if (path[0] === 'search')
    return (
      <Shell title="Search" params={{}}>
        <SearchPage />
      </Shell>
    );
  const place = found(path);
  return (
    <Shell title={place?.title ?? 'Nowhere'} params={place?.props?.params ?? {}}>
      {place?.props ? <place.Page {...place.props} key={path.join('/')} /> : served.value && <Nowhere />}
    </Shell>
  );
}

followTheme();
followAddress();
followTime();
followScale();

/** What was asked elsewhere is no part of what is shown here. */
const path = computed(() => address.value.path.join('/'));
effect(() => {
  path.value;
  forgetAsked();
});

/** Hears what happens, and follows what is served. A file that was saved hears nothing. */
function follow(): void {
  const live = new Live({
    url: socketUrl,
    hear: (event) => {
      const known = (name: unknown) => served.value?.some(({ workspaces }) => workspaces.includes(String(name)));
      const listed = (event.data.workspaces ?? []) as readonly { readonly workspace: string }[];
      const named = event.event.endsWith(':changed') ? [event.data.workspace] : listed.map(({ workspace }) => workspace);
      if (!named.every(known)) void findServed();
      for (const view of views) view.hear(event);
    },
    back: () => void findServed(),
  });
  effect(() => {
    const products = served.value ?? [];
    live.join(
      views.flatMap((view) => products.filter(({ product }) => product === view.product).flatMap((each) => view.channels(each))),
    );
  });
  live.open();
}

await findServed();
if (!kept) follow();
render(<Page />, document.getElementById('page') as HTMLElement);
