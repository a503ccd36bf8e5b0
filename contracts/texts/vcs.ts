import { defineTexts } from '../kit/index.ts';

export const vcsTexts = defineTexts({});
