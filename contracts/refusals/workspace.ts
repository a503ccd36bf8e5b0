import { defineRefusals } from '../kit/index.ts';

export const workspaceRefusals = defineRefusals({});
