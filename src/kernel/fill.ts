const inWords = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));

/** Replaces `{name}` by what is known under that name, whole; a list is said with commas between its items. */
export const fill = (template: string, facts: Readonly<Record<string, unknown>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(facts, name) ? inWords(facts[name]) : whole));
