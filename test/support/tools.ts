import { memory } from '../../generated/products/memory.ts';

/** Everything the boundary knows about the tools of memory. */
export const { tools } = memory;
