import { call, casesOf } from '../../../kit/index.ts';
import { globalCalled, workflowCalled } from '../../../worlds/workflows.ts';
import tool from './host_bind.ts';

const nothingIsBound = call('host_list', {}, { result: { hosts: [] } });

export default casesOf(tool, [
  {
    name: 'two workflows for OpenClaw, and a disabled one',
    proves: ['a-bound-host-gets-the-workflows'],
    given: [globalCalled('Review'), workflowCalled('Release'), workflowCalled('Draft', { disabled: true })],
    when: { host: 'openclaw', workspace_root: '.' },
    then: {
      result: {
        replaced: false,
        binding: { host: 'openclaw', enabled: true },
        sync: { ok: true, results: [{ host: 'openclaw', ok: true, links_n: 2, removed_n: 0, notes: [] }] },
      },
      after: [
        call('host_list', {}, { result: { hosts: [{ host: 'openclaw', exists: true }] } }),
        call(
          'mi_tail',
          { kind: ['host_sync'] },
          { result: { records: [{ record: { source: 'cli.host', sync: { ok: true, results: [{ links_n: 2 }] } } }] } },
        ),
      ],
    },
  },
  {
    name: 'a workflow that comes later is copied too',
    proves: ['a-bound-host-gets-the-workflows'],
    given: [
      workflowCalled('Release'),
      call('host_bind', { host: 'openclaw', workspace_root: '.' }),
      call(
        'workflow_create',
        { name: 'Review' },
        { result: { sync: { ok: true, results: [{ host: 'openclaw', links_n: 2, removed_n: 0 }] } } },
      ),
    ],
    when: { host: 'codex', workspace_root: '.' },
    then: { result: { sync: { ok: true, results: [{ host: 'codex', links_n: 0 }] } } },
  },
  {
    name: 'the same host again',
    proves: ['binding-again-moves-it'],
    given: [workflowCalled('Release'), call('host_bind', { host: 'openclaw', workspace_root: '.' })],
    when: { host: 'openclaw', workspace_root: '.', generated_rel_dir: 'made/claw' },
    then: {
      result: { replaced: true, binding: { generated_rel_dir: 'made/claw' }, sync: { ok: true } },
      after: [call('host_list', {}, { result: { hosts: [{ host: 'openclaw', generated_rel_dir: 'made/claw' }] } })],
    },
  },
  {
    name: 'a generated folder beside the workspace',
    proves: ['paths-stay-inside'],
    when: { host: 'openclaw', workspace_root: '.', generated_rel_dir: '../elsewhere' },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'host-path-leads-out',
      fields: ['generated_rel_dir'],
      names: ['../elsewhere'],
      after: [nothingIsBound],
    },
  },
  {
    name: 'links to the root of the disk',
    proves: ['paths-stay-inside'],
    when: { host: 'openclaw', workspace_root: '.', symlink_dir: ['skills:/etc'] },
    then: { error: 'INVALID_INPUT', refusal: 'host-path-leads-out', fields: ['symlink_dir'], after: [nothingIsBound] },
  },
  {
    name: 'half a pair of folders',
    proves: ['paths-stay-inside'],
    when: { host: 'openclaw', workspace_root: '.', symlink_dir: ['skills'] },
    then: { error: 'INVALID_INPUT', refusal: 'host-links-are-not-a-pair', fields: ['symlink_dir'] },
  },
  {
    name: 'a folder that is not there',
    proves: ['the-workspace-must-be-there'],
    when: { host: 'openclaw', workspace_root: './no-such-folder' },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'host-workspace-is-no-folder',
      fields: ['workspace_root'],
      names: ['no-such-folder'],
      after: [nothingIsBound],
    },
  },
  {
    name: 'a name with a letter missing',
    proves: ['an-unknown-host-needs-a-place'],
    when: { host: 'opencla', workspace_root: '.' },
    then: { error: 'INVALID_INPUT', refusal: 'host-has-no-adapter', names: ['openclaw'], after: [nothingIsBound] },
  },
  {
    name: 'a host of its own, with a place for files',
    proves: ['an-unknown-host-needs-a-place'],
    given: [workflowCalled('Release')],
    when: { host: 'wiki', workspace_root: '.', generated_rel_dir: 'wiki/workflows', symlink_dir: ['workflows:pages'] },
    then: { result: { sync: { ok: true, results: [{ host: 'wiki', ok: true, links_n: 3 }] } } },
  },
]);
