import { defineNextCalls } from '../kit/index.ts';

export const vcsNextCalls = defineNextCalls({});
