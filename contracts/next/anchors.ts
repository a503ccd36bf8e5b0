import { defineNextCalls } from '../kit/index.ts';

export const anchorsNextCalls = defineNextCalls({});
