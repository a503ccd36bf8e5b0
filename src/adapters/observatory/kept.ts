import { createHash } from 'node:crypto';
import { call } from '../../boundary/call.ts';
import { isRead } from '../../boundary/reads.ts';
import { redact, redactText } from '../../boundary/redact.ts';
import { fault } from '../../kernel/fault.ts';
import { isRecord } from '../../kernel/json.ts';
import type { Watched } from './channels.ts';
import type { PageFiles } from './files.ts';
import { viewsOf } from './views.ts';

/** A read of a product, as the page asks it. */
interface Question {
  readonly base: string;
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The moment that it is asked for; now, if left out. */
  readonly as_of?: string;
}

/** What a file is to hold. */
interface Asked {
  readonly title: string;
  /** Where on the page it opens, such as #/ledger/sessions; empty: at its first view. */
  readonly place: string;
  readonly questions: readonly Question[];
}

/** So many reads make up one file. */
const mostQuestions = 200;

const bad = (problem: string) =>
  fault('INVALID_INPUT', {
    problem,
    fix: 'Send {"title":"…","questions":[{"base":"","tool":"journal","input":{"workspace":"acme"}}]}; only tools that read.',
  });

/** What is to be kept, checked against what may be read. */
export function readAsked(products: readonly Watched[], body: unknown): Asked {
  const { title = 'Observatory', place = '', questions } = isRecord(body) ? body : {};
  if (typeof title !== 'string' || title.length > 200) throw bad('title is no text of at most 200 characters.');
  if (typeof place !== 'string' || place.length > 4000) throw bad('place is no text of at most 4000 characters.');
  if (!Array.isArray(questions) || questions.length === 0 || questions.length > mostQuestions)
    throw bad(`questions is no list of 1 to ${mostQuestions}.`);
  return {
    title,
    place,
    questions: questions.map((one: unknown, i) => {
      const { base, tool, input = {}, as_of } = isRecord(one) ? one : {};
      const product = products.find((known) => known.base === base)?.app.product;
      const tools = product?.tools ?? {};
      const found = typeof tool === 'string' && Object.hasOwn(tools, tool) ? tools[tool] : undefined;
      if (!found || !isRecord(input) || !isRead(found, input)) throw bad(`questions[${i}] names no tool that reads.`);
      return { base: String(base), tool: found.name, input, ...(typeof as_of === 'string' ? { as_of } : {}) };
    }),
  };
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Nothing in a script ends it. */
const inScript = (text: string) => text.replaceAll(/<(?=[/!])/g, '\\x3c');
const inStyle = (text: string) => text.replaceAll('</', '<\\/');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Views = Awaited<ReturnType<typeof viewsOf>>;

/** Only what was asked about: whoever gets the file learns nothing of other products and workspaces. */
function namedIn({ views, ...more }: Views, questions: readonly Question[]): Views {
  const named = new Set(questions.flatMap(({ input }) => Object.values(input)));
  return {
    ...more,
    views: views
      .filter(({ base }) => questions.some((question) => question.base === base))
      .map((view) => ({ ...view, workspaces: view.workspaces.filter((name) => named.has(name)) })),
  };
}

/**
 * The page with what it would have read, in one file that needs no server and asks nobody for anything: what it may run and show
 * is named by its hash, and everything else is forbidden to it. Answers are redacted as every answer is, and so is what was asked: the
 * place at which the page opens then asks the same.
 */
export async function keptPage(
  files: PageFiles,
  products: readonly Watched[],
  { title, place, questions }: Asked,
  version: string,
  at: string,
): Promise<string | undefined> {
  const [script, style] = await Promise.all([files.read('page.js'), files.read('page-style.css')]);
  if (!script || !style) return undefined;
  const answers: Record<string, unknown> = {};
  for (const { base, tool, input, as_of } of questions) {
    const app = products.find((known) => known.base === base)?.app;
    const key = JSON.stringify(redact([base, tool, input, ...(as_of === undefined ? [] : [as_of])]));
    if (app) answers[key] = await call(app, tool, input, { as_of, looks_only: true });
  }
  const shown = { title: redactText(title), place: redactText(place) };
  const kept = { at, ...shown, ...redact(namedIn(await viewsOf(products, version, ''), questions)), answers };
  const data = JSON.stringify(kept).replaceAll('<', '\\u003c');
  const [code, look] = [inScript(script.body.toString('utf8')), inStyle(style.body.toString('utf8'))];
  const policy = `default-src 'none'; script-src ${hashOf(code)}; style-src ${hashOf(look)}; img-src data:; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8" />',
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="referrer" content="no-referrer" />',
    `<title>${escaped(shown.title)}</title>`,
    `<style>${look}</style>`,
    `</head><body><div id="page"></div><script type="application/json" id="kept">${data}</script>`,
    `<script type="module">${code}</script></body></html>`,
  ].join('\n');
}
