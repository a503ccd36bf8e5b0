// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { ProductInfo } from '../registry/shape.ts';

export const ledger: ProductInfo = {
  name: "ledger",
  title: "Thought ledger",
  rooms: [],
  tools: {  },
  toolsets: [],
  default_toolset: null,
  instructions: "",
  resources: [],
  completions: [],
  prompts: [],
  lists: {

  },
  pages: () => import('../mcp/ledger/pages.json'),
};
