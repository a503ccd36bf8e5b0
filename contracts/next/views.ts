import { defineNextCalls } from '../kit/index.ts';

export const viewsNextCalls = defineNextCalls({});
