import { defineTexts } from '../kit/index.ts';

export const workspaceTexts = defineTexts({});
