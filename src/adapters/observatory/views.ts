import type { Watched } from './channels.ts';

const mostWorkspaces = 1000;

/** Names of workspaces that calls may use. */
const workspacesOf = async ({ policy: { workspace_lock, default_workspace }, store }: Watched['app']): Promise<string[]> =>
  workspace_lock ? [default_workspace ?? ''].filter(Boolean) : store.workspaces('', mostWorkspaces);

async function viewOf({ app, base }: Watched) {
  const { product, policy, store } = app;
  return {
    product: product.name,
    title: product.title,
    /** A tool is called by POST to this path, then `/v1/tools/` and its name. */
    base,
    tools: Object.values(product.tools)
      .filter(({ effect }) => effect === 'read')
      .map(({ name }) => name),
    workspaces: await workspacesOf(app),
    default_workspace: policy.default_workspace,
    engine: store.engine,
    channels: product.channels.map(({ name, summary, follows, topic, snapshot, news }) => ({
      name,
      summary,
      takes: [
        ...(follows === 'workspace' ? [{ field: 'workspace', optional: policy.default_workspace !== null }] : []),
        ...(topic ? [topic] : []),
      ],
      snapshot: snapshot.event,
      news: news.event,
    })),
  };
}

/** What this server has to show: its products, the tools that read them, and what can be followed. */
export const viewsOf = async (products: readonly Watched[], version: string, socket: string) => ({
  version,
  socket,
  views: await Promise.all(products.map(viewOf)),
});
