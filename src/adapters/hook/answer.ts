/** How a host is told something, in the form that both read. */
export function answerFor(event: string, text: string): string {
  if (event === 'Stop') return JSON.stringify({ decision: 'block', reason: text });
  return JSON.stringify({ hookSpecificOutput: { hookEventName: event, additionalContext: text } });
}
