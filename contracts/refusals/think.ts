import { defineRefusals } from '../kit/index.ts';

export const thinkRefusals = defineRefusals({});
