// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import { tools as workspaceTools } from '../registry/rooms/workspace.ts';
import { tools as notesTools } from '../registry/rooms/notes.ts';
import { tools as vcsTools } from '../registry/rooms/vcs.ts';
import { tools as graphTools } from '../registry/rooms/graph.ts';
import { tools as tasksTools } from '../registry/rooms/tasks.ts';
import { tools as thinkTools } from '../registry/rooms/think.ts';
import { tools as anchorsTools } from '../registry/rooms/anchors.ts';
import { tools as viewsTools } from '../registry/rooms/views.ts';
import { tools as contextTools } from '../registry/rooms/context.ts';
import type { ProductInfo } from '../registry/shape.ts';

export const memory: ProductInfo = {
  name: "memory",
  title: "Reasoning memory",
  server: "noema",
  path: "",
  rooms: ["workspace","notes","vcs","graph","tasks","think","anchors","views","context"],
  tools: { ...workspaceTools, ...notesTools, ...vcsTools, ...graphTools, ...tasksTools, ...thinkTools, ...anchorsTools, ...viewsTools, ...contextTools },
  toolsets: [{"name":"core","aliases":["minimal"],"summary":"Where am I, start, resume."},{"name":"daily","aliases":["dx"],"summary":"What a working day needs."},{"name":"full","aliases":[],"summary":"Everything."}],
  default_toolset: "daily",
  places: true,
  as_of: {"most_facts":20000},
  gateway: null,
  instructions: "Noema is your memory across sessions: notes, decisions, and tasks whose steps close with proof. What you do not keep here is lost when the session ends.\nSEARCH before you decide, start something or ask a person: search query=\"words\" finds what was noted, decided and done; open id=… reads a hit. Nothing found is an answer.\nRESUME at the start of a session and after compaction, a crash or a hand-over: tasks_snapshot. Nothing in focus: status, tasks_context lists tasks, tasks_focus_set switches.\nNOTE as soon as you learn something that the next session needs (a finding, a cause, a wish of the user, a dead end): macro_branch_note content=\"…\". About one part of the project: macro_anchor_note.\nDECIDE on record: think_card type=decision card={title, text}, with the reason and what was rejected. Open points: type=question; think_set_status says how they ended; think_watch what is open.\nSTART work of several steps: tasks_macro_start task_title=\"…\" steps=[{title, success_criteria, tests}]; tasks_decompose adds steps.\nCLOSE a step only when it is done: tasks_macro_close_step note=\"…\" proof=\"CMD: what you ran\". It cannot go on: tasks_block reason=\"…\". The task ends with tasks_macro_finish; tasks_handoff reports for whoever goes on.\nTRY an idea apart: macro_branch_note name=what-if/x; merge from=what-if/x merge_to_base=true brings it home, checkout goes back without it.\nAnswers end with commands that can be called as they stand; put your own words in place of <fill: …>. help explains the rest.",
  resources: [{"uri_template":"noema://{workspace}/branch/{branch}/notes","name":"notes","title":"Notes of a branch","description":"The newest notes seen on a branch.","tool":"show","args":{"workspace":"{workspace}","branch":"{branch}","doc_kind":"notes"}},{"uri_template":"noema://{workspace}/ref/{id}","name":"reference","title":"One thing by its reference","description":"What `open` shows for a reference such as notes@12.","tool":"open","args":{"workspace":"{workspace}","id":"{id}"}}],
  completions: [{"newest":"first","variable":"branch","tool":"branch_list","args":{"limit":1000},"list":"branches","item":"{name}"},{"newest":"last","variable":"id","tool":"log","args":{"limit":100},"list":"commits","item":"{doc}@{seq}"}],
  prompts: [{"name":"resume","title":"Go on with the work","description":"Where the work stands and what comes next, to go on from.","arguments":[{"name":"workspace","description":"The project; left out: the default of the server."},{"name":"task","description":"A plan or task, such as TASK-001; left out: the focus."}],"text":"prompt-resume","tool":"tasks_snapshot","args":{"read_only":true}},{"name":"hand-over","title":"Hand the work over","description":"Keeps what is not kept yet and reports for whoever goes on.","arguments":[{"name":"workspace","description":"The project; left out: the default of the server."},{"name":"task","description":"A plan or task, such as TASK-001; left out: the focus."}],"text":"prompt-hand-over","tool":"tasks_handoff","args":{"max_chars":6000}},{"name":"review","title":"Review the work","description":"Holds a plan or task against its criteria, proofs and decisions.","arguments":[{"name":"workspace","description":"The project; left out: the default of the server."},{"name":"task","description":"A plan or task, such as TASK-001; left out: the focus."}],"text":"prompt-review","tool":"tasks_lint","args":{"max_chars":6000}}],
  channels: [{"name":"workspaces","summary":"All workspaces, and in which of them something happened.","follows":"all","topic":null,"facts":null,"snapshot":{"seq":null,"tool":"workspace_list","event":"workspaces:snapshot","args":{},"of_topic":false},"news":{"tool":null,"list":null,"upto":null,"data":null,"event":"workspace:changed","args":{}}},{"name":"workspace","summary":"Everything that happens in one workspace.","follows":"workspace","topic":null,"facts":null,"snapshot":{"seq":"/last/seq","tool":"journal","event":"workspace:snapshot","args":{},"of_topic":false},"news":{"tool":"journal","list":"facts","upto":null,"data":null,"event":"fact","args":{}}}],
  openapi: () => import('../openapi.json'),
  lists: {
    "core": () => import('../mcp/memory/core.json'),
    "daily": () => import('../mcp/memory/daily.json'),
    "full": () => import('../mcp/memory/full.json'),
  },
  pages: () => import('../mcp/memory/pages.json'),
};
