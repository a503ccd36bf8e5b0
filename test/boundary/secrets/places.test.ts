import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);

/** Cuts a text: with what the boundary and lines cut with, with a helper of its own, or by hand. */
const cutting = /kernel\/cut\.ts|\b(?:shorten\w*|cutText)\s*\(|\.(?:substring|substr)\(|\}…/;
/** Lines are made of what is shown already. */
const allowed = new Set(['src/kernel/cut.ts', 'src/kernel/line.ts', 'src/kernel/secrets/cut.ts']);

/** What is stored is stored whole, and what is shown is cut by the boundary alone, when secrets are hidden. */
/** Records of its logs and blocks of its prompts have limits of their own. */
const ofTheAutopilot =
  /^src\/(domain\/(autopilot|claims)|outside\/(hands|mind|repo|git)|store\/home|kernel\/(prompt|hands|checked))/;

test('nothing below the boundary cuts a text by itself', () => {
  const found = ['src/domain', 'src/appliers', 'src/store', 'src/kernel', 'src/outside', 'src/records']
    .flatMap(filesBelow)
    .filter((file) => !allowed.has(file) && !ofTheAutopilot.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (cutting.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

/** What is shown at once is cleaned first; a signature shows nothing. */
const cleaned = new Set(
  ['live-rules.ts', 'activity-rules.ts', 'run/guard-rules.ts'].map((file) => `src/domain/autopilot/${file}`),
);

test('nothing below the boundary joins lines that may hold a secret', () => {
  /** Hidden before, compared and never shown, or written by a person as a line. */
  const ofOneLine = new Set(
    [
      ...[
        'think/engine/slice.ts',
        'autopilot/activity-rules.ts',
        'autopilot/run/guard-rules.ts',
        'autopilot/run/question-rules.ts',
      ],
      ...['claims/testless-rules.ts', 'autopilot/workflow-text-rules.ts'],
    ].map((file) => `src/domain/${file}`),
  );
  const found = ['src/domain', 'src/appliers']
    .flatMap(filesBelow)
    .filter((file) => !ofOneLine.has(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (/\(\/\\s\+\/g, ' '\)/.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

test('what the autopilot keeps is cut before a secret, never through one', () => {
  const found = ['src/domain/autopilot', 'src/domain/claims']
    .flatMap(filesBelow)
    .filter((file) => !cleaned.has(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          /\b(?:shorten|cutText)\(|\.(?:error|text|message|notes|output|input|task)\.slice\(0, \d{2,}\)/.test(line)
            ? [`${file}:${i + 1}: ${line.trim()}`]
            : [],
        ),
    );
  expect(found).toEqual([]);
});
