import { defineTexts } from '../kit/index.ts';

export const thinkTexts = defineTexts({});
