import type { App } from './app.ts';

type Loaded = Promise<{ readonly default: unknown }>;

const changed = async (load: () => Loaded, change: (value: never) => unknown) => ({
  default: change((await load()).default as never),
});

/** An app whose tools that write or act are not there: they are neither listed nor found. */
export function readsOnly(app: App): App {
  const { product } = app;
  const tools = Object.fromEntries(Object.entries(product.tools).filter(([, { effect }]) => effect === 'read'));
  const isThere = (name: string) => Object.hasOwn(tools, name);
  const lists = Object.entries(product.lists).map(([set, load]) => [
    set,
    () => changed(load, (listed: readonly { name: string }[]) => listed.filter(({ name }) => isThere(name))),
  ]);
  const openapi = () =>
    changed(product.openapi, ({ paths, ...document }: { paths: Record<string, unknown> }) => ({
      ...document,
      paths: Object.fromEntries(Object.entries(paths).filter(([at]) => isThere(at.slice(at.lastIndexOf('/') + 1)))),
    }));
  return { ...app, product: { ...product, tools, lists: Object.fromEntries(lists), openapi } };
}
