import { defineRefusals } from '../kit/index.ts';

export const notesRefusals = defineRefusals({});
