import { defineProduct } from '../kit/index.ts';

export default defineProduct({
  name: 'autopilot',
  title: 'Autopilot',
  server: 'noema-autopilot',
  summary: "The mi command: sits above a coding agent's command line, answers from the user's values, keeps an audit trail.",
  groups: [
    'claims/claims',
    'claims/nodes',
    'claims/edges',
    'claims/why',
    'autopilot/runs',
    'autopilot/looks',
    'autopilot/values',
    'autopilot/learning',
    'autopilot/settings',
    'autopilot/projects',
    'autopilot/workflows',
    'autopilot/hosts',
    'autopilot/config',
    'autopilot/upkeep',
  ],
  toolsets: [
    { name: 'reads', aliases: [], summary: 'What an agent may look at.' },
    { name: 'commands', aliases: ['full'], summary: 'Everything that mi does.' },
  ],
  default_toolset: 'reads',
  instructions: '',
  resources: [],
  completions: [],
  prompts: [],
  channels: [],
});
