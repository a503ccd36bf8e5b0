import { defineProduct } from '../kit/index.ts';

export default defineProduct({
  name: 'autopilot',
  title: 'Autopilot',
  summary: "The mi command: sits above a coding agent's command line, answers from the user's values, keeps an audit trail.",
  groups: [],
  toolsets: [],
  instructions: '',
  resources: [],
  completions: [],
  prompts: [],
});
