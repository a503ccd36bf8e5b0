import { defineTexts } from '../kit/index.ts';

export const tasksTexts = defineTexts({});
