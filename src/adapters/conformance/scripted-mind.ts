import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { caseMind } from './case-mind.ts';
import { quietAnswers } from './quiet.ts';
import { nth, type Script } from './script.ts';

/** Lists of required fields in a text that may hold a schema, and in values. */
function* requiredIn(value: unknown): Generator<string> {
  if (typeof value === 'string')
    for (const [, list = ''] of value.matchAll(/"required"\s*:\s*\[([^\]]*)\]/g))
      yield [...list.matchAll(/"([^"]+)"/g)]
        .map(([, name = '']) => name)
        .sort()
        .join();
  if (Array.isArray(value)) for (const item of value) yield* requiredIn(item);
  if (!isRecord(value)) return;
  if (Array.isArray(value.required)) yield [...value.required].sort().join();
  for (const item of Object.values(value)) yield* requiredIn(item);
}

const fieldsOf = Object.entries(quietAnswers).map(([name, answer]) => ({
  name,
  fields: Object.keys(answer).sort().join(),
  size: Object.keys(answer).length,
}));

/** Which question a request puts: the one whose answer has exactly the fields that are asked for; of several the one with most. */
export function questionIn(request: unknown): string | undefined {
  const asked = new Set(requiredIn(request));
  const meant = fieldsOf.filter(({ fields }) => asked.has(fields)).sort((a, b) => b.size - a.size);
  return meant[0]?.name;
}

/** The answers of a script, one question after the other. */
export function scriptedAnswers(script: Script['mind'] = {}): (name: string, prompt: string) => Record<string, unknown> {
  const asked = new Map<string, number>();
  return (name, prompt) => {
    const n = asked.get(name) ?? 0;
    asked.set(name, n + 1);
    const said = Object.hasOwn(script, name) ? nth(script[name] ?? [], n) : caseMind[name]?.(prompt);
    return { ...quietAnswers[name as keyof typeof quietAnswers], ...said };
  };
}

const mostBytes = 16 * 1024 * 1024;

/** A model on loopback that speaks as OpenAI's chat completions do, and says what a script says. */
export async function startMind(script: Script['mind']): Promise<{ readonly base_url: string; end(): Promise<void> }> {
  const answer = scriptedAnswers(script);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= mostBytes) chunks.push(chunk);
    });
    request.on('end', () => {
      const asked = Buffer.concat(chunks).toString('utf8');
      const name = questionIn(parseJson(asked)?.value);
      response.setHeader('content-type', 'application/json');
      if (name === undefined) {
        response.statusCode = 400;
        response.end(JSON.stringify({ error: { message: 'no question is known by the fields that the schema asks for' } }));
        return;
      }
      const message = { role: 'assistant', content: JSON.stringify(answer(name, asked)) };
      response.end(JSON.stringify({ model: 'scripted', choices: [{ index: 0, finish_reason: 'stop', message }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    end: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
