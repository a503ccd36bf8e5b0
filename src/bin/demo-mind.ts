import { readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { AnswerName } from '../../generated/registry/records.ts';
import { demoAnswer } from '../app/demo/answers.ts';

/** The Mind of `mi demo`. It speaks as `codex exec --json --output-schema` does, and knows the answers to one task. */

const argv = process.argv.slice(2);
const say = (event: object) => writeSync(1, `${JSON.stringify(event)}\n`);

if (argv.includes('--help')) {
  const flags = ['--cd', '--skip-git-repo-check', '--sandbox', '--json', '--output-schema', '--ephemeral'];
  writeSync(1, `${flags.map((flag) => `      ${flag} <VALUE>`).join('\n')}\n`);
} else {
  const schema = argv[argv.indexOf('--output-schema') + 1] ?? '';
  const name = path.basename(schema, '.json') as AnswerName;
  const text = JSON.stringify(demoAnswer(name, readFileSync(0, 'utf8')));
  say({ type: 'thread.started', thread_id: 'demo' });
  say({ type: 'item.completed', item: { id: 'item_0', type: 'agent_message', text } });
  say({ type: 'turn.completed', usage: {} });
}
