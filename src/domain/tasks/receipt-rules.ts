const decoration = /^\s*(?:(?:>|[-*+•]|\d+[.)])\s*)*/;
const tagged = /^(CMD|LINK)\s*:?\s+(.*)$|^(CMD|LINK)\s*:\s*(.*)$/i;
const address = /^<?((?:https?|file):\/\/[^\s<>]+)>?$/i;

/** A text that still waits to be filled in proves nothing. */
const isPlaceholder = (text: string): boolean => text.trim() === '' || /<fill/i.test(text);

/** A line of proof as a receipt: what was run as CMD, where its result is as LINK. Nothing, where nothing is said. */
function toReceipt(line: string): string | undefined {
  const text = line.replace(decoration, '').trim();
  if (isPlaceholder(text)) return undefined;
  const [, a, b, c, d] = tagged.exec(text) ?? [];
  const tag = (a ?? c)?.toUpperCase();
  const said = (b ?? d ?? '').trim();
  if (tag) return said === '' ? undefined : `${tag}: ${said}`;
  if (/^(CMD|LINK)$/i.test(text)) return undefined;
  const [, url] = address.exec(text) ?? [];
  return url ? `LINK: ${url}` : `CMD: ${text}`;
}

/** Lines of proof, as one text or several, as receipts. */
export const toReceipts = (proof: string | readonly string[]): string[] =>
  [proof]
    .flat()
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => toReceipt(line) ?? []);

const says = (tag: string, check: string) => new RegExp(`^\\s*${tag}\\b`, 'i').test(check) && !isPlaceholder(check);

/** Which receipt is missing beside the one that is there; nothing where there are both, or no receipts at all. */
export function missingReceipt(checks: readonly string[]): 'CMD' | 'LINK' | undefined {
  const cmd = checks.some((check) => says('CMD', check));
  const link = checks.some((check) => says('LINK', check));
  if (cmd === link) return undefined;
  return cmd ? 'LINK' : 'CMD';
}

interface Evidence {
  readonly items?: readonly object[];
  readonly checks?: readonly string[];
  readonly attachments?: readonly string[];
}

/** Whether anything in it is more than a placeholder. */
export const isReal = ({ items = [], checks = [], attachments = [] }: Evidence): boolean =>
  [...checks, ...attachments].some((text) => !isPlaceholder(text)) ||
  items.some((item) =>
    Object.entries(item).some(
      ([field, value]) => field !== 'kind' && value !== undefined && !isPlaceholder(JSON.stringify(value)),
    ),
  );
