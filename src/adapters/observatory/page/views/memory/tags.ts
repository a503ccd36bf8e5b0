/** Tags that the product itself gives say nothing to a reader. */
export const isMeant = (tag: string): boolean => !/^(lane|v):/.test(tag);
