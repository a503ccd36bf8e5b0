import path from 'node:path';
import { ruleId } from '../names.ts';
import type { Policy } from './index.ts';

/** A tool is found by its name; presets share the file of the list they stand in. */
export const toolFile: Policy = {
  id: 'names/tool-file',
  check: ({ loaded }) =>
    loaded.tools
      .filter(({ spec, file }) => !('preset' in spec) && path.basename(file, '.ts') !== spec.name)
      .map(({ spec, file }) => `${file} holds the tool ${spec.name}; name the file ${spec.name}.ts`),
};

const kebab = /^[a-z0-9]+(-[a-z0-9]+)+$/;
const screaming = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const snake = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** Derived rules carry a field's own name, whatever it looks like. */
export const ruleNames: Policy = {
  id: 'names/rules',
  check({ manifest: m }) {
    const rules = m.tools.flatMap((tool) => {
      const derived = new Set(tool.cases.map((c) => c.derived));
      return Object.keys(tool.rules)
        .filter((rule) => !derived.has(rule) && !kebab.test(rule))
        .map((rule) => `${tool.name}/${rule} is no short sentence-like-this`);
    });
    const promised = m.programs.flatMap((program) =>
      program.commands.flatMap((command) =>
        Object.keys(command.rules ?? {})
          .filter((rule) => !kebab.test(rule))
          .map((rule) => `${ruleId(program, command, rule)} is no short sentence-like-this`),
      ),
    );
    const codes = [...Object.keys(m.errors), ...Object.keys(m.warnings)]
      .filter((code) => !screaming.test(code))
      .map((code) => `code ${code} is not SCREAMING_SNAKE`);
    const facts = Object.keys(m.facts)
      .filter((kind) => !snake.test(kind))
      .map((kind) => `fact ${kind} is not snake_case`);
    const cases = m.tools
      .flatMap((tool) => tool.cases)
      .filter((c) => /\bshould\b/i.test(c.name))
      .map((c) => `case ${c.id} says "should"; say what is so`);
    return [...rules, ...promised, ...codes, ...facts, ...cases];
  },
};
