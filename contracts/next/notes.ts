import { defineNextCalls } from '../kit/index.ts';

export const notesNextCalls = defineNextCalls({});
