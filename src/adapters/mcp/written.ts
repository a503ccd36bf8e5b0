const known = new WeakMap<object, string>();

/** Says how a value reads as JSON, for whoever writes a message that holds it. */
export function remember(value: object, json: string): void {
  known.set(value, json);
}

/** A message as JSON. An answer stands in it twice, as text and as structure: it is written once. */
export function written(message: object): string {
  const { result } = message as { result?: { structuredContent?: object } };
  const json = result?.structuredContent && known.get(result.structuredContent);
  if (!json) return JSON.stringify(message);
  const envelope = JSON.stringify({ ...message, result: undefined });
  const rest = JSON.stringify({ ...result, structuredContent: undefined });
  return `${envelope.slice(0, -1)},"result":${rest.slice(0, -1)},"structuredContent":${json}}}`;
}
