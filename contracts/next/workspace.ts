import { defineNextCalls } from '../kit/index.ts';

export const workspaceNextCalls = defineNextCalls({});
