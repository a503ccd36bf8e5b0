import memory from './memory.ts';

export const programs = [memory];
