import { defineTexts } from '../kit/index.ts';

export const boundaryTexts = defineTexts({});
