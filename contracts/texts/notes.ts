import { defineTexts } from '../kit/index.ts';

export const notesTexts = defineTexts({});
