// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import { tools as claimsTools } from '../registry/rooms/claims.ts';
import { tools as autopilotTools } from '../registry/rooms/autopilot.ts';
import type { ProductInfo } from '../registry/shape.ts';

export const autopilot: ProductInfo = {
  name: "autopilot",
  title: "Autopilot",
  server: "noema-autopilot",
  rooms: ["claims","autopilot"],
  tools: { ...claimsTools, ...autopilotTools },
  toolsets: [{"name":"reads","aliases":[],"summary":"What an agent may look at."},{"name":"commands","aliases":["full"],"summary":"Everything that mi does."}],
  default_toolset: "reads",
  places: false,
  gateway: null,
  instructions: "",
  resources: [],
  completions: [],
  prompts: [],
  channels: [],
  openapi: () => import('../openapi-autopilot.json'),
  lists: {
    "reads": () => import('../mcp/autopilot/reads.json'),
    "commands": () => import('../mcp/autopilot/commands.json'),
  },
  pages: () => import('../mcp/autopilot/pages.json'),
};
