import { defineRefusals } from '../kit/index.ts';

export const viewsRefusals = defineRefusals({});
