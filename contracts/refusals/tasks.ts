import { defineRefusals } from '../kit/index.ts';

export const tasksRefusals = defineRefusals({});
