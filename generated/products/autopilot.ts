// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import { tools as claimsTools } from '../registry/rooms/claims.ts';
import { tools as autopilotTools } from '../registry/rooms/autopilot.ts';
import type { ProductInfo } from '../registry/shape.ts';

export const autopilot: ProductInfo = {
  name: "autopilot",
  title: "Autopilot",
  server: "noema-autopilot",
  path: "/mi",
  rooms: ["claims","autopilot"],
  tools: { ...claimsTools, ...autopilotTools },
  toolsets: [{"name":"reads","aliases":[],"summary":"What an agent may look at."},{"name":"commands","aliases":["full"],"summary":"Everything that mi does."}],
  default_toolset: "reads",
  places: false,
  as_of: null,
  gateway: null,
  instructions: "What the autopilot (the mi command) has done and knows on this machine, to look at. Nothing is written or run from here.\nBEGIN with mi_projects: other tools take the project_id of one of them as project.\nLOOK at runs with mi_runs, at how things stand with mi_status, at anything by its id (run_…, ev_…, cl_…, nd_…, wf_…) with mi_show.\nFOLLOW a run with mi_records: what was asked, answered, checked and decided, record by record.",
  resources: [],
  completions: [],
  prompts: [],
  channels: [{"name":"projects","summary":"All projects of the autopilot, and in which of them something happened.","follows":"all","topic":null,"facts":null,"snapshot":{"seq":null,"tool":"mi_projects","event":"projects:snapshot","args":{},"of_topic":false},"news":{"tool":null,"list":null,"upto":null,"data":null,"event":"project:changed","args":{}}},{"name":"project","summary":"Every record that is written to the log of one project.","follows":"workspace","topic":null,"facts":null,"snapshot":{"seq":"/last","tool":"mi_records","event":"project:snapshot","args":{},"of_topic":false},"news":{"tool":"mi_records","list":"records","upto":null,"data":null,"event":"record","args":{}}}],
  openapi: () => import('../openapi-autopilot.json'),
  lists: {
    "reads": () => import('../mcp/autopilot/reads.json'),
    "commands": () => import('../mcp/autopilot/commands.json'),
  },
  pages: () => import('../mcp/autopilot/pages.json'),
};
