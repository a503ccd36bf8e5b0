import { describe, expect, test } from 'vitest';
import { emitHandlers } from '../../codegen/emit/handlers.ts';
import { listing } from '../../codegen/emit/mcp.ts';
import type { ToolEntry } from '../../codegen/manifest.ts';
import { contracts } from '../support/contracts.ts';

const { manifest } = contracts;
const named = (name: string) => manifest.tools.find((tool) => tool.name === name) as ToolEntry;

describe('a preset', () => {
  const [base, preset] = [named('think_card'), named('think_add_test')];

  test('takes the fields of its tool but for the fixed ones', () => {
    const fields = Object.keys(base.input.properties ?? {}).filter((field) => field !== 'type');
    expect(Object.keys(preset.input.properties ?? {})).toEqual(fields);
    expect(preset.preset).toEqual({ of: 'think_card', fixed: { type: 'test' } });
    expect(JSON.stringify(listing(preset, manifest).inputSchema)).not.toContain('"type":{"type":"string","enum"');
  });
  test('answers, fails and tells as its tool does', () => {
    for (const field of ['output', 'errors', 'warnings', 'tells', 'target', 'effect'] as const)
      expect(preset[field]).toEqual(base[field]);
  });
  test('has a tier, rules and cases of its own', () => {
    expect([base.tier, preset.tier]).toEqual(['daily', 'full']);
    expect(preset.rules).toHaveProperty('the-type-is-fixed');
    expect(preset.rules).not.toHaveProperty('edges-may-dangle');
    expect(preset.cases[0]).toMatchObject({ tool: 'think_add_test', proves: ['think_add_test/the-type-is-fixed'] });
    expect(preset.cases.some((c) => c.derived === 'card-is-required')).toBe(true);
  });
  test('needs no handler', () => {
    const handlers = emitHandlers(manifest).get('generated/handlers/think.ts');
    expect(handlers).toContain('think_card(');
    expect(handlers).not.toContain('think_add_');
  });
});
