import type { App } from './app.ts';
import { type Toolset, upTo } from './toolsets.ts';

type Paths = Readonly<Record<string, unknown>>;

/** An application of which one toolset can be seen and called, and nothing else is there: for those who may look, and not act. */
export function limitedTo(app: App, toolset: Toolset): App {
  const { product } = app;
  const shown = upTo(product, toolset);
  const tools = Object.fromEntries(Object.entries(product.tools).filter(([, { tier }]) => shown.includes(tier)));
  const openapi = async () => {
    const document = (await product.openapi()).default as { readonly paths: Paths };
    const isShown = (path: string) => Object.hasOwn(tools, path.slice(path.lastIndexOf('/') + 1));
    const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isShown(path)));
    return { default: { ...document, paths } };
  };
  return {
    ...app,
    product: {
      ...product,
      tools,
      toolsets: product.toolsets.filter(({ name }) => shown.includes(name)),
      default_toolset: toolset,
      lists: Object.fromEntries(Object.entries(product.lists).filter(([name]) => shown.includes(name))),
      openapi,
    },
  };
}
