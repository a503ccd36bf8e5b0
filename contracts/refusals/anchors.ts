import { defineRefusals } from '../kit/index.ts';

export const anchorsRefusals = defineRefusals({});
