// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { ProductInfo } from '../registry/shape.ts';

export const autopilot: ProductInfo = {
  name: "autopilot",
  title: "Autopilot",
  rooms: [],
  tools: {  },
  toolsets: [],
  default_toolset: null,
  gateway: null,
  instructions: "",
  resources: [],
  completions: [],
  prompts: [],
  openapi: () => Promise.resolve({ default: {} }),
  lists: {

  },
  pages: () => import('../mcp/autopilot/pages.json'),
};
