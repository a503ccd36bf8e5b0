import { defineProduct } from '../kit/index.ts';

export default defineProduct({
  name: 'ledger',
  title: 'Thought ledger',
  summary: 'Numbered thoughts in sessions behind one gateway tool, with notebooks, mental models and a live page.',
  groups: [],
  toolsets: [],
  instructions: '',
  resources: [],
  completions: [],
  prompts: [],
});
