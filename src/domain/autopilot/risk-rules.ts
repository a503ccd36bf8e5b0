import type { RiskCategory } from '../../../generated/types/index.ts';
import type { InterruptMode } from '../../kernel/hands.ts';
import { cutWhole, joinWhole, shortenWhole } from '../../kernel/secrets/cut.ts';

/** A sign, in a command or in text, of something that reaches outside the project or is hard to take back. */
interface Marker {
  readonly category: RiskCategory;
  readonly sign: RegExp;
  /** Enough for `on_high_risk`; the others need `on_any_external`. */
  readonly high: boolean;
}

/** Not the end of another name, such as libcurl or --rm. */
const name = String.raw`(?<![\w.-])`;
/** `git -C folder --no-pager`: options, each with a value at most. */
const options = String.raw`(?:\s+-\S{1,200}(?:\s+[^\s-]\S{0,200})?){0,8}?`;
const flags = String.raw`(?:\s+-\S{1,200}){0,8}`;
const fetched = String.raw`${name}(?:curl|wget)(?=[\s|])`;
/** Up to the end of the command. Bounded, so that a long line costs no more than its length. */
const rest = String.raw`(?:[^;&\n]|&(?!&)){0,1000}?`;
const shell = String.raw`(?:sudo\s+(?:-\S+\s+){0,4})?(?:\S{0,100}/)?(?:env\s+)?(?:ba|z|da|k|fi)?sh(?![\w-])`;

const marker = (category: RiskCategory, high: boolean, ...signs: readonly string[]): Marker => ({
  category,
  high,
  sign: new RegExp(signs.map((sign) => `(?:${sign})`).join('|'), 'i'),
});

const markers: readonly Marker[] = [
  marker('push', true, String.raw`${name}git${options}\s+(?:(?:subtree|lfs)\s+)?push(?![\w-])`),
  marker(
    'publish',
    true,
    String.raw`${name}(?:npm|pnpm|yarn(?:\s+npm)?|bun|cargo|poetry|uv|flit|hatch)${options}\s+publish(?![\w-])`,
    String.raw`${name}twine${flags}\s+upload(?![\w-])`,
    String.raw`${name}gem\s+push(?![\w-])`,
    String.raw`${name}docker\s+(?:image\s+)?push(?![\w-])`,
  ),
  marker(
    'install',
    false,
    String.raw`${name}(?:pip3?|pipx|npm|pnpm|yarn|bun|uv(?:\s+pip)?|poetry|conda|brew|apt|apt-get|dnf|yum|apk|gem|cargo|go|composer)${flags}\s+install(?![\w-])`,
    String.raw`${name}npm${flags}\s+(?:i|ci)(?![\w-])`,
    String.raw`${name}(?:yarn|pnpm|bun|uv|poetry|cargo|apk)${flags}\s+add(?![\w-])`,
  ),
  marker('network', false, fetched),
  /** What was fetched is run unseen: piped into a shell, or handed to one as its script. */
  marker(
    'network',
    true,
    String.raw`${fetched}${rest}\|\s*${shell}`,
    String.raw`${name}(?:ba|z|da|k)?sh\s[^|;\n]{0,40}(?:\$\(|<\(|\`)\s*(?:curl|wget)\s`,
  ),
  marker(
    'delete',
    true,
    String.raw`(?<!\bgit\s)${name}rm(?:\s+[^\s;&|]{1,300}){0,20}?\s+(?:-[a-z]{0,8}r[a-z]{0,8}|--recursive)(?![\w-])`,
  ),
  marker(
    'delete',
    false,
    String.raw`${name}git${options}\s+clean\s+-\S*f`,
    String.raw`${name}find\s[^;|\n]{0,1000}\s-delete(?![\w-])`,
  ),
  marker('privilege', true, String.raw`${name}(?:sudo|doas)(?=\s)`),
];

/** No command needs more; what is longer is judged by its beginning and its end. */
const judged = 64 * 1024;

const judgedPart = (text: string): string =>
  text.length <= judged ? text : `${text.slice(0, judged / 2)}\n${text.slice(-judged / 2)}`;

/** Most text has none of these words, and is passed over at once. */
const anySign = /\b(?:push|publish|upload|install|add|i|ci|curl|wget|rm|clean|find|sudo|doas)\b/i;

const found = (text: string): readonly Marker[] => {
  const part = judgedPart(text);
  return anySign.test(part) ? markers.filter(({ sign }) => sign.test(part)) : [];
};

/** `<category>: <command>`, one for each category that shows. */
export function riskSignals(text: string, most = 400): string[] {
  const categories = [...new Set(found(text).map(({ category }) => category))];
  const shown = shortenWhole(joinWhole(cutWhole(text, judged)), most);
  return categories.map((category) => `${category}: ${shown}`);
}

/** Whether a command, or a line of text, is one that this mode interrupts. */
export const isInterrupting = (text: string, mode: InterruptMode): boolean =>
  mode !== 'off' &&
  found(text).some(
    ({ category, high }) => high || (mode === 'on_any_external' && (category === 'install' || category === 'network')),
  );
