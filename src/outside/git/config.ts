/** A value as it stands in a configuration of git: without quotes, comments and escapes. */
function valueIn(text: string): string {
  let value = '';
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i] as string;
    if (sign === '\\') {
      i += 1;
      value += { n: '\n', t: '\t', b: '\b' }[text[i] as string] ?? text[i] ?? '';
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '#' || sign === ';')) break;
    else value += sign;
  }
  return value.trim();
}

/** `[remote "origin"]` → remote.origin */
const sectionIn = (line: string): string | undefined => {
  const found = /^\s*\[\s*([A-Za-z0-9.-]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]/.exec(line);
  if (!found) return undefined;
  const [, section = '', name] = found;
  return name === undefined ? section.toLowerCase() : `${section.toLowerCase()}.${name.replaceAll(/\\(.)/g, '$1')}`;
};

/** What a configuration says for one key of one section, the last time it says it. */
export function configured(text: string, section: string, key: string): string | null {
  let within = '';
  let found: string | null = null;
  for (const line of text.replaceAll(/\\\r?\n/g, '').split(/\r?\n/)) {
    const next = sectionIn(line);
    if (next !== undefined) within = next;
    const [, name = '', value = ''] = /^\s*(?:\[[^\]]*\]\s*)?([A-Za-z][A-Za-z0-9-]*)\s*=(.*)$/.exec(line) ?? [];
    if (within === section && name.toLowerCase() === key) found = valueIn(value);
  }
  return found;
}

/** Whether it reads other files too, which may say more. */
export const includesOthers = (text: string): boolean => /^\s*\[\s*include/im.test(text);
