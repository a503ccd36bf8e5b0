/** Fields that lack a description, such as `merge output.merged`. The list may only shrink. */
export const undescribed: readonly string[] = [];
