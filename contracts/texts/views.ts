import { defineTexts } from '../kit/index.ts';

export const viewsTexts = defineTexts({});
