/**
 * The notation in which reasoning can be written so that a program reads it, too.
 *
 *     text      = line *( "\n" line )
 *     line      = step | anything else, which is kept as it stands
 *     step      = number "|" marker "|" [ refs "|" ] content
 *     number    = [ "S" ] 1*9DIGIT                  ; not 0
 *     marker    = "H" | "E" | "C" | "Q" | "R" | "P" | "O" | "A" | "X"
 *     refs      = ref *( "," ref )                  ; blanks around each are of no account
 *     ref       = [ "^" ] ( "S" digits | "[S" digits "]" )
 *     content   = *( operator | "[S" digits "]" | "^[S" digits "]" | any other text ) [ confidence ]
 *     operator  = "→" | "←" | "∴" | "∵" | "∧" | "∨" | "¬" | "⊕" | "⊖"
 *     confidence= "(" 0..100 "%)"                   ; at the very end
 *
 * Every text is read: a line that begins as a step and does not go on as one says where it stopped.
 */

export const markers = {
  H: 'hypothesis',
  E: 'evidence',
  C: 'conclusion',
  Q: 'question',
  R: 'revision',
  P: 'plan',
  O: 'observation',
  A: 'assumption',
  X: 'rejected',
} as const;
export type Marker = keyof typeof markers;

export const operators = {
  '→': 'implies',
  '←': 'derived_from',
  '∴': 'therefore',
  '∵': 'because',
  '∧': 'and',
  '∨': 'or',
  '¬': 'not',
  '⊕': 'supports',
  '⊖': 'contradicts',
} as const;
export type Operator = keyof typeof operators;

export interface Ref {
  readonly step: number;
  /** Written with `^`: it is revised. */
  readonly revises: boolean;
}

export type Part = { readonly text: string } | { readonly operator: Operator } | { readonly ref: Ref };

export interface Step {
  readonly step: number;
  readonly marker: Marker;
  readonly refs: readonly Ref[];
  readonly content: readonly Part[];
  /** In percent. */
  readonly confidence: number | null;
}

/** A line that is no step; `stopped` is the column at which it could no longer be one, if it began as one. */
export interface Plain {
  readonly plain: string;
  readonly stopped: number | null;
}

export type Line = Step | Plain;

export const isStep = (line: Line): line is Step => 'marker' in line;

const digits = '0*[1-9][0-9]{0,8}';
const opening = new RegExp(`^\\s*S?(${digits})\\s*\\|`);
const marked = new RegExp(`^\\s*([${Object.keys(markers).join('')}])\\s*\\|`);
const oneRef = new RegExp(`^\\s*(\\^?)(?:S(${digits})|\\[S(${digits})\\])\\s*$`);
const inContent = new RegExp(`[${Object.keys(operators).join('')}]|\\^?\\[S${digits}\\]`, 'gu');
const sure = /\((100|[1-9]?[0-9])%\)$/;

function readRef(text: string): Ref | undefined {
  const [, mark, bare, bracketed] = oneRef.exec(text) ?? [];
  const step = bare ?? bracketed;
  return step === undefined ? undefined : { step: Number(step), revises: mark === '^' };
}

/** What stands before the next bar, if it is nothing but references. */
function readRefs(text: string): { refs: Ref[]; rest: string } | undefined {
  const bar = text.indexOf('|');
  if (bar < 0) return undefined;
  const refs = text.slice(0, bar).split(',').map(readRef);
  return refs.every((ref) => ref !== undefined) ? { refs, rest: text.slice(bar + 1) } : undefined;
}

function readContent(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(inContent)) {
    if (index > from) parts.push({ text: text.slice(from, index) });
    const ref = readRef(found);
    parts.push(ref ? { ref } : { operator: found as Operator });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

function readLine(line: string): Line {
  const [number, step] = opening.exec(line) ?? [];
  if (number === undefined) return { plain: line, stopped: null };
  const behind = line.slice(number.length);
  const [mark, marker] = marked.exec(behind) ?? [];
  if (mark === undefined) return { plain: line, stopped: number.length };
  const said = behind.slice(mark.length);
  const { refs, rest } = readRefs(said) ?? { refs: [], rest: said };
  const text = rest.trim();
  const [confidence, percent] = sure.exec(text) ?? [];
  return {
    step: Number(step),
    marker: marker as Marker,
    refs,
    content: readContent(confidence === undefined ? text : text.slice(0, -confidence.length).trimEnd()),
    confidence: percent === undefined ? null : Number(percent),
  };
}

/** Any text, line by line. */
export const parseCipher = (text: string): Line[] => text.split('\n').map(readLine);

const printRef = ({ step, revises }: Ref) => `${revises ? '^' : ''}S${step}`;
const printPart = (part: Part): string => {
  if ('text' in part) return part.text;
  return 'operator' in part ? part.operator : `${part.ref.revises ? '^' : ''}[S${part.ref.step}]`;
};

function printLine(line: Line): string {
  if (!isStep(line)) return line.plain;
  const { step, marker, refs, content, confidence } = line;
  const said = content.map(printPart).join('');
  const sureness = confidence === null ? '' : `${said ? ' ' : ''}(${confidence}%)`;
  return `S${step}|${marker}|${refs.length ? `${refs.map(printRef).join(',')}|` : ''}${said}${sureness}`;
}

/** The same steps in their usual form; what is no step as it stood. */
export const printCipher = (lines: readonly Line[]): string => lines.map(printLine).join('\n');
