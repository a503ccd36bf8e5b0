// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import { tools as sessions } from '../registry/rooms/sessions.ts';
import { tools as models } from '../registry/rooms/models.ts';
import type { ProductInfo } from '../registry/shape.ts';

export const ledger: ProductInfo = {
  name: "ledger",
  title: "Thought ledger",
  rooms: ["sessions","models"],
  tools: { ...sessions, ...models },
  toolsets: [{"name":"gateway","aliases":[],"summary":"One tool that stands for all operations."},{"name":"operations","aliases":["full"],"summary":"Every operation as a tool of its own, too."}],
  default_toolset: "gateway",
  gateway: {"name":"thoughtbox_gateway","title":"Thought ledger","summary":"Numbered thoughts in sessions that are kept. Say operation, and its fields beside it; * must be given, sub-operations are named in subOperation.","toolset":"gateway","stages":["entry","init_complete","cipher_loaded","domain_active"]},
  instructions: "A ledger for reasoning: numbered thoughts in sessions that are kept, searched and measured. All of it is one tool, thoughtbox_gateway, with operation and its fields.\nBEGIN with start_new sessionTitle=\"…\", or go on: list_sessions, then load_context sessionId=….\nLOAD the notation once with cipher; then thoughts can be recorded.\nTHINK with thought: thought=\"…\", thoughtNumber, totalThoughts, nextThoughtNeeded. Revise with isRevision and revisesThought, try another way with branchFromThought and branchId. The last thought says nextThoughtNeeded=false: the session is closed and exported.\nLOOK BACK with session and subOperation list, get, search, resume, export, analyze or extract_learnings. mental_models has frames to think with: list_models, get_model.\nAn error says what to do first. After a lost connection get_state resume=… goes on where you were.",
  resources: [],
  completions: [],
  prompts: [],
  lists: {
    "gateway": () => import('../mcp/ledger/gateway.json'),
    "operations": () => import('../mcp/ledger/operations.json'),
  },
};
