/** Text of a user as a regular expression, or why it is none. */
export function parsePattern(text: string): { readonly pattern: RegExp } | { readonly problem: string } {
  try {
    return { pattern: new RegExp(text) };
  } catch (error) {
    return { problem: (error as SyntaxError).message };
  }
}
