import type { ChannelInfo } from '../../../generated/registry/shape.ts';
import type { App } from '../../boundary/app.ts';
import { mayRead } from '../../boundary/reads.ts';
import { scopeOfChannel, type Watched } from './channels.ts';

const mostWorkspaces = 1000;

/** Names of workspaces that calls may use. */
const workspacesOf = async ({ policy: { workspace_lock, default_workspace }, store }: Watched['app']): Promise<string[]> =>
  workspace_lock ? [default_workspace ?? ''].filter(Boolean) : store.workspaces('', mostWorkspaces);

function channelOf(app: App, channel: ChannelInfo) {
  const { name, summary, follows, topic, snapshot, news } = channel;
  const { field, usual } = scopeOfChannel(app, channel);
  return {
    name,
    summary,
    takes: [...(follows === 'workspace' ? [{ field, optional: usual !== null }] : []), ...(topic ? [topic] : [])],
    snapshot: snapshot.event,
    news: news.event,
  };
}

async function viewOf({ app, base }: Watched) {
  const { product, policy, store } = app;
  return {
    product: product.name,
    title: product.title,
    /** A tool is called by POST to this path, then `/v1/tools/` and its name. */
    base,
    tools: Object.values(product.tools)
      .filter(mayRead)
      .map(({ name }) => name),
    workspaces: await workspacesOf(app),
    default_workspace: policy.default_workspace,
    engine: store.engine,
    /** Its reads can be answered as of a moment. */
    keeps_past: product.as_of !== null && store.past !== undefined,
    channels: product.channels.map((channel) => channelOf(app, channel)),
  };
}

/** What this server has to show: its products, the tools that read them, and what can be followed. */
export const viewsOf = async (products: readonly Watched[], version: string, socket: string) => ({
  version,
  socket,
  views: await Promise.all(products.map(viewOf)),
});
