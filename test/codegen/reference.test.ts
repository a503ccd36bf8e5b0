import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emitAnswers } from '../../codegen/emit/answers.ts';
import { emitConformance } from '../../codegen/emit/conformance.ts';
import { emitReference } from '../../codegen/emit/reference/index.ts';
import { emitSchemas } from '../../codegen/emit/schemas.ts';
import type { Manifest } from '../../codegen/manifest.ts';
import { contracts } from '../support/contracts.ts';

const { manifest } = contracts;
const reference = emitReference(manifest);
const known = new Set(
  [manifest].flatMap((m) => [emitSchemas(m), emitAnswers(m), emitConformance(m), reference]).flatMap((f) => [...f.keys()]),
);

const page = (name: string) => reference.get(`docs/reference/${name}.md`) ?? '';
const outsideFences = (text: string) => text.replaceAll(/^```[^\n]*\n[\s\S]*?^```$/gm, '');
const headings = (text: string) => [...outsideFences(text).matchAll(/^#+ (.+)$/gm)].map((m) => m[1] as string);
const tables = (text: string) => outsideFences(text).match(/(?:^\|.*\n?)+/gm) ?? [];

/** Pages are linked to hundreds of times. */
const anchorsOf = new Map<string, Set<string>>();

/** As code hosts do it: lower case, no punctuation, dashes for blanks, a number after the second of its name. */
function anchors(text: string): Set<string> {
  const known = anchorsOf.get(text);
  if (known) return known;
  const seen = new Map<string, number>();
  const found = new Set(
    headings(text).map((heading) => {
      const slug = heading
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-');
      const n = seen.get(slug) ?? 0;
      seen.set(slug, n + 1);
      return n ? `${slug}-${n}` : slug;
    }),
  );
  anchorsOf.set(text, found);
  return found;
}

/** Rows whose number of cells is not that of their table's head. */
const brokenRows = (text: string) =>
  tables(text).flatMap((rows) => {
    const lines = rows.trim().split('\n');
    const width = (line: string) => line.split(/(?<!\\)\|/).length;
    return lines.filter((line) => !line.endsWith('|') || width(line) !== width(lines[0] as string));
  });

const links = (text: string) =>
  [
    ...outsideFences(text)
      .replaceAll(/``.*?``/g, '')
      .matchAll(/\]\(([^)]+)\)/g),
  ].map((m) => m[1] as string);

/** Commands that no page lists are left to those who know them. */
const shown = ({ commands }: (typeof manifest.programs)[number]) => commands.filter((c) => !c.hidden);

describe('the reference shows', () => {
  it.each(manifest.tools.map((t) => [t.name, t] as const))('the tool %s, with all that its contract says', (name, tool) => {
    const group = page(`${tool.room}/${tool.group}`);
    expect(headings(group)).toContain(name);
    expect(page('README')).toContain(`(${tool.room}/${tool.group}.md#${name})`);
    const [, section = ''] = `${group}\n## `.split(`\n## ${name}\n`);
    const own = section.split('\n## ')[0] as string;
    for (const field of Object.keys(tool.input.properties ?? {})) expect(own).toContain(`| \`${field}\` |`);
    for (const code of tool.errors) expect(own).toContain(`../errors.md#${code.toLowerCase()})`);
    for (const code of tool.warnings) expect(own).toContain(`../warnings.md#${code.toLowerCase()})`);
    for (const kind of tool.tells) expect(own).toContain(`../${manifest.facts[kind]?.logged ? 'evidence' : 'facts'}.md#${kind})`);
    const derived = new Set(tool.cases.map((c) => c.derived));
    for (const rule of Object.keys(tool.rules)) expect(own.includes(`\`${name}/${rule}\``)).toBe(!derived.has(rule));
    expect(own.includes('**Budget.**')).toBe(tool.budget !== undefined);
    expect(own.match(/Schema rules: (\d+) derived/)?.[1] ?? '0').toBe(String(tool.cases.filter((c) => c.derived).length));
    expect(own.includes('**Example: ')).toBe(tool.cases.some((c) => !c.derived));
  });

  it.each<[string, readonly string[]]>([
    ['errors', Object.keys(manifest.errors)],
    ['warnings', Object.keys(manifest.warnings)],
    ['facts', Object.keys(manifest.facts).filter((kind) => !manifest.facts[kind]?.logged)],
    ['types', Object.keys(manifest.types)],
    ['evidence', manifest.evidence.map((e) => e.kind)],
    ['answers', manifest.answers.map((a) => a.name)],
    ['commands', manifest.programs.flatMap((p) => shown(p).map((c) => [p.name, ...c.path].join(' ')))],
  ])('everything in %s', (name, expected) => expect(headings(page(name))).toEqual(expect.arrayContaining([...expected])));

  it('every signal', () => {
    for (const code of Object.keys(manifest.signals)) expect(page('signals')).toContain(`| \`${code}\` |`);
  });
  it('every setting with its flag and variable', () => {
    for (const setting of manifest.settings)
      for (const text of [setting.name, setting.flag, setting.env]) if (text) expect(page('settings')).toContain(`\`${text}\``);
  });
  it('every option of every command', () => {
    for (const program of manifest.programs)
      for (const { path, options, arguments: args } of shown(program)) {
        const [, section = ''] = page('commands').split(`\n### ${[program.name, ...path].join(' ')}\n`);
        const own = section.split('\n### ')[0];
        for (const { flag } of options) expect(own).toContain(`| \`${flag}\` |`);
        for (const { name } of args) expect(own).toContain(`| \`${name}\` |`);
      }
  });
  it('every field of every record and answer', () => {
    for (const { kind, fields } of manifest.evidence) {
      const [, section = ''] = page('evidence').split(`\n## ${kind}\n`);
      for (const field of Object.keys(fields.properties ?? {})) expect(section.split('\n## ')[0]).toContain(`| \`${field}\` |`);
    }
    for (const { name, valid } of manifest.answers) {
      const [, section = ''] = page('answers').split(`\n## ${name}\n`);
      for (const field of Object.keys(valid[0]?.value as object)) expect(section.split('\n## ')[0]).toContain(`| \`${field}\` |`);
    }
  });
});

describe.each([...reference])('%s', (file, text) => {
  it('has links that lead somewhere', () => {
    for (const href of links(text)) {
      const [target = '', hash] = href.split('#');
      const to = target ? path.posix.join(path.posix.dirname(file), target) : file;
      expect(known, href).toContain(to);
      if (hash !== undefined) expect(anchors(reference.get(to) ?? ''), href).toContain(hash);
    }
  });
  it('has whole tables', () => expect(brokenRows(text)).toEqual([]));
  it('has nothing undefined in it', () => expect(outsideFences(text)).not.toMatch(/\bundefined\b|\[object Object\]/));
  it('closes what it opens, and ends in one line break', () => {
    expect((text.match(/^```/gm) ?? []).length % 2).toBe(0);
    expect(text).toMatch(/[^\n]\n$/);
  });
});

describe('text that is hard to print', () => {
  const hard = 'either | or,\nthen <tag> and *star* and `a | b`';
  const copy = JSON.parse(JSON.stringify(manifest)) as Manifest;
  for (const tool of copy.tools) {
    tool.summary = hard;
    for (const rule of Object.values(tool.rules)) rule.text = hard;
    tool.input.properties = {
      ...tool.input.properties,
      odd: { type: 'string', pattern: '^(a|b\\|`c`)$', description: hard },
      choice: { enum: ['x|y', 'z'], default: 'x|y' },
    };
  }
  for (const code of [...Object.values(copy.errors), ...Object.values(copy.warnings)])
    Object.assign(code, { message: hard, recovery: hard });
  for (const entry of [...copy.evidence, ...copy.answers]) entry.summary = hard;
  for (const setting of copy.settings) setting.meaning = hard;
  const pages = emitReference(copy);

  it.each([...pages])('breaks no table of %s', (_, text) => expect(brokenRows(text)).toEqual([]));
  it('is found when it does', () => expect(brokenRows('| a | b |\n| --- | --- |\n| 1 | 2 | 3 |\n')).toEqual(['| 1 | 2 | 3 |']));
  it('is text, not markup', () =>
    expect(pages.get('docs/reference/errors.md')).toContain('| either \\| or, then \\<tag> and \\*star\\* and `a \\| b` |'));
});
