import type { Step } from './agents.ts';

const session_id = '01370cd5-591e-4983-9e86-24e81f6a3e1c';
const line = (event: object): Step => ({ event: { ...event, session_id } });
const message = (role: string, block: object) =>
  line({ type: role, message: { role, content: [block] }, parent_tool_use_id: null });

/** Lines as Claude Code prints them with `--output-format stream-json --verbose`; `json` prints the last one alone. */
export const claude = {
  session_id,
  begins: (): Step =>
    line({ type: 'system', subtype: 'init', cwd: '/x', tools: ['Bash'], permissionMode: 'default', slash_commands: ['sudo'] }),
  says: (text: string) => message('assistant', { type: 'text', text }),
  uses: (id: string, name: string, input: object) => message('assistant', { type: 'tool_use', id, name, input }),
  got: (id: string, content: unknown, is_error = false) =>
    message('user', { type: 'tool_result', tool_use_id: id, content, is_error }),
  streams: (event: object) => line({ type: 'stream_event', event }),
  ends: (result: string, more: object = {}) =>
    line({ type: 'result', subtype: 'success', is_error: false, num_turns: 2, result, permission_denials: [], ...more }),
};
