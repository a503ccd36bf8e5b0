import { defineRefusals } from '../kit/index.ts';

export const vcsRefusals = defineRefusals({});
