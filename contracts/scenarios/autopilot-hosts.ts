import { call, defineScenario, having, matching } from '../kit/index.ts';
import { asMade, step } from '../worlds/workflows.ts';

const release = 'wf_1767800000_0a1b2c3d';
const skill = 'mi-wf-1767800000-0a1b2c3d';
const made = 'work/.mi/generated/openclaw';

export default defineScenario({
  name: 'hosts get what is enabled, and keep what is theirs',
  summary:
    'Skills are written and linked, a foreign file in the way is left alone and said, stale files go, and what people wrote around the block stays.',
  proves: ['host_sync/a-sync-says-what-failed', 'host_sync/every-binding-is-written', 'workflow_enable/the-workflow-says-so'],
  files: {
    [`home/projects/{project}/workflows/${release}.json`]: asMade('Release', { steps: [step('s1', 'Tag it')] }),
    'work/AGENTS.md': '# Mine\r\n\r\nBe kind.',
    'work/skills/mi-wf-1767800000-ffffffff/note.txt': 'mine',
    'home/projects/{project}/workflows/wf_1767800000_ffffffff.json': asMade('Blocked'),
  },
  steps: [
    call('host_bind', { host: 'codex', workspace_root: '.' }, { result: { sync: { ok: true } } }),
    call('host_bind', { host: 'openclaw', workspace_root: '.' }, { result: { sync: { ok: false, results: [{ links_n: 1 }] } } }),
    call(
      'host_sync',
      {},
      {
        result: {
          ok: false,
          results: [
            { host: 'codex', ok: true },
            { host: 'openclaw', ok: false, links_n: 1, notes: [matching(/mi-wf-1767800000-ffffffff/)] },
          ],
        },
      },
    ),
    call('workflow_enable', { id: 'wf_1767800000_ffffffff', enabled: false }, { result: { sync: { ok: true } } }),
    call('host_sync', {}, { result: { ok: true, results: [{ ok: true }, { ok: true, links_n: 1 }] } }),
  ],
  leaves: {
    'work/AGENTS.md': matching(/^# Mine\r\n\r\nBe kind\.\n\n<!-- /),
    'work/skills/mi-wf-1767800000-ffffffff/note.txt': 'mine',
    [`work/skills/${skill}/SKILL.md`]: having(`name: ${skill}`),
    [`work/skills/${skill}/workflow.json`]: { id: release, name: 'Release' },
    [`${made}/workflows/index.json`]: { workflows: [{ id: release }] },
    [`${made}/manifest.json`]: { version: 'v1', host: 'openclaw', openclaw: { registered_links: [`skills/${skill}`] } },
  },
});
