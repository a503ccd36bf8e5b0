import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { programs } from '../../generated/registry/commands.ts';
import { settings } from '../../generated/registry/settings.ts';
import type { Manifest } from '../../generated/types/manifest.ts';
import { readManifest } from '../../src/adapters/conformance/load.ts';

/**
 * Whatever a page names is there: tools, operations, resources, commands, flags and variables. A reader who follows a name that leads
 * nowhere does not come back. What the ledger itself says is followed in test/contracts/ledger-names.test.ts.
 */

const m: Manifest = await readManifest(process.cwd());

const allSettings = Object.values(settings).flat();
const flagsOf = (text: string | undefined) => text?.match(/--[a-z][a-z-]*/g) ?? [];

/** All that can be called. */
const names = new Set<string>([
  ...m.tools.flatMap(({ name, operation }) => [name, operation?.operation ?? '', operation?.sub_operation ?? '']),
  ...m.products.flatMap(({ gateway }) => gateway?.name ?? []),
]);

const variables = new Set(allSettings.flatMap(({ env, env_aliases = [] }) => [env ?? '', ...env_aliases]));
const uriForms = m.products.flatMap(({ resources }) =>
  resources.map(({ uri_template }) => new RegExp(`^${uri_template.replaceAll(/\{\w+\}/g, '[^/]+')}$`)),
);

const pages: [string, string][] = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((file) => path.join('docs', file))]
  .filter((file) => file.endsWith('.md'))
  .map((file) => [file, readFileSync(file, 'utf8')]);

const unknown = (found: readonly string[], is: (name: string) => boolean) => [...new Set(found)].filter((name) => !is(name));
const urisIn = (text: string) => text.match(/\b(?:thoughtbox|noema):\/\/[A-Za-z0-9{}<>/_-]*[A-Za-z0-9}>]/g) ?? [];
const variablesIn = (text: string) => text.match(/\b(?:THOUGHTBOX|NOEMA|BRANCHMIND)_[A-Z_]*[A-Z]\b/g) ?? [];

describe('the ledger', () => {
  test('the overview of what there is leaves nothing out', () => {
    const overview = String(m.texts['ledger-prompt-assets']?.text);
    const product = m.products.find(({ gateway }) => gateway !== null) as Manifest['products'][number];
    const operations = m.tools.flatMap(({ operation }) =>
      operation ? [operation.operation, operation.sub_operation ?? operation.operation] : [],
    );
    const addresses = product.resources
      .filter(({ uri_template }) => !uri_template.includes('{'))
      .map(({ uri_template }) => uri_template);
    for (const name of [...operations, ...addresses, ...product.prompts.map((prompt) => prompt.name)])
      expect(overview).toContain(name);
  });

  test('mental models that are named are there', () => {
    const domains = m.texts['mental-model-domains']?.text as Record<string, string[]>;
    const models = new Set((m.types.ModelName?.enum ?? []) as string[]);
    expect(unknown(Object.values(domains).flat(), (name) => models.has(name))).toEqual([]);
    for (const name of models) expect(m.texts[`mental-model-${name}`], name).toBeDefined();
  });
});

describe.each(pages)('%s', (_, page) => {
  const code = [...page.matchAll(/```[a-z]*\n([\s\S]*?)```|`([^`\n]+)`/g)]
    .map(([, block, inline]) => block ?? inline ?? '')
    .join('\n');

  test('calls tools and operations that are there', () => {
    const called = [...code.matchAll(/\bnoema (?:ledger )?call ([a-z_]+)/g)].map(([, name]) => name ?? '');
    const told = [...code.matchAll(/"(?:operation|subOperation)": ?"([a-z_]+)"/g)].map(([, name]) => name ?? '');
    const posted = [...code.matchAll(/\/v1\/tools\/([a-z_]+)/g)].map(([, name]) => name ?? '');
    expect(unknown([...called, ...told, ...posted], (name) => names.has(name))).toEqual([]);
  });

  test('names commands, flags, variables and addresses that are there', () => {
    const commands = new Set(
      Object.values(programs).flatMap(({ name, commands: own }) =>
        own.map(({ path: words }) => [...name.split(' '), ...words].join(' ')),
      ),
    );
    const typed = [...code.matchAll(/(?:^|[ /(&])noema(?:\.js)? ((?:ledger |schemas )?[a-z][a-z-]*)/gm)].map(
      ([, words]) => `noema ${words?.trim()}`,
    );
    expect(unknown(typed, (line) => commands.has(line) || commands.has(`${line} start`) || line === 'noema ledger')).toEqual([]);
    const flags = new Set(
      [
        ...Object.values(programs).flatMap(({ options = [], commands: own }) => [...options, ...own.flatMap((c) => c.options)]),
        ...allSettings,
      ].flatMap(({ flag }) => flagsOf(flag)),
    );
    const given = [...code.matchAll(/^.*\bnoema(?:\.js)? .*$/gm)].flatMap(([line]) => flagsOf(line.split(' -- ')[0]));
    expect(unknown(given, (flag) => flags.has(flag) || ['--flag', '--help', '--json'].includes(flag))).toEqual([]);
    expect(unknown(variablesIn(code), (name) => variables.has(name) || /^NOEMA_(TEST|BENCH|REAL)_/.test(name))).toEqual([]);
    expect(unknown(urisIn(code), (uri) => uriForms.some((form) => form.test(uri.replaceAll(/<\w+>/g, 'x'))))).toEqual([]);
  });
});
