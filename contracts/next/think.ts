import { defineNextCalls } from '../kit/index.ts';

export const thinkNextCalls = defineNextCalls({});
