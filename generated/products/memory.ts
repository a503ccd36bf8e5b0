// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import { tools as workspace } from '../registry/rooms/workspace.ts';
import { tools as notes } from '../registry/rooms/notes.ts';
import { tools as vcs } from '../registry/rooms/vcs.ts';
import { tools as graph } from '../registry/rooms/graph.ts';
import { tools as tasks } from '../registry/rooms/tasks.ts';
import { tools as think } from '../registry/rooms/think.ts';
import { tools as anchors } from '../registry/rooms/anchors.ts';
import { tools as views } from '../registry/rooms/views.ts';
import type { ProductInfo } from '../registry/shape.ts';

export const memory: ProductInfo = {
  name: "memory",
  title: "Reasoning memory",
  rooms: ["workspace","notes","vcs","graph","tasks","think","anchors","views"],
  tools: { ...workspace, ...notes, ...vcs, ...graph, ...tasks, ...think, ...anchors, ...views },
  toolsets: [{"name":"core","aliases":["minimal"],"summary":"Where am I, start, resume."},{"name":"daily","aliases":["dx"],"summary":"What a working day needs."},{"name":"full","aliases":[],"summary":"Everything."}],
  default_toolset: "daily",
  instructions: "Durable reasoning memory. Start with status; it ends with the command to go on. Before you decide or start, search: it finds what was noted, decided and done. macro_branch_note keeps a thought; open reads one again; help explains how answers read. tools/list with toolset=full shows every tool.",
  resources: [{"uri_template":"noema://{workspace}/branch/{branch}/notes","name":"notes","title":"Notes of a branch","description":"The newest notes seen on a branch.","tool":"show","args":{"workspace":"{workspace}","branch":"{branch}","doc_kind":"notes"}},{"uri_template":"noema://{workspace}/ref/{id}","name":"reference","title":"One thing by its reference","description":"What `open` shows for a reference such as notes@12.","tool":"open","args":{"workspace":"{workspace}","id":"{id}"}}],
  completions: [{"newest":"first","variable":"branch","tool":"branch_list","args":{"limit":1000},"list":"branches","item":"{name}"},{"newest":"last","variable":"id","tool":"log","args":{"limit":100},"list":"commits","item":"{doc}@{seq}"}],
  lists: {
    "core": () => import('../mcp/memory/core.json'),
    "daily": () => import('../mcp/memory/daily.json'),
    "full": () => import('../mcp/memory/full.json'),
  },
};
