import { defineTexts } from '../kit/index.ts';

export const anchorsTexts = defineTexts({});
