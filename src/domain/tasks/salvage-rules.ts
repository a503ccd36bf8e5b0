const mostRefs = 32;
/** A longer one is no reference: it stays in the text that it was found in. */
const longestRef = 128;

const labelled = /^(CMD|LINK):\s*(\S.*)$/i;
const prompted = /^\$\s+(\S.*)$/;
const tools = 'npm|npx|pnpm|yarn|bun|deno|node|cargo|git|gh|docker|kubectl|python3?|pip3?|pytest|uv|curl|psql|bash|sh';
/** Some tools are everyday words: "go on" is no command, "go test" is. */
const shell = new RegExp(`^(?:(?:${tools})\\s+\\S|go\\s+(?:build|test|run|vet|mod|generate)\\b|make\\s+[\\w.-]+$|\\./\\S)`);
const sentence = /[a-z]{2}[.!?]$/;
const shellLike = (line: string) => shell.test(line) && !sentence.test(line);
const links = /https?:\/\/[^\s<>"')\]]+/g;
const ids =
  /\b(?:CARD-[A-Za-z0-9][A-Za-z0-9-]*|(?:TASK|PLAN|JOB)-[0-9]{3,}(?:@[0-9]+)?|notes@[0-9]+)|(?<![\w:/.-])a:[a-z0-9][a-z0-9-]{0,63}/g;

/** One line's worth of refs, in the order in which they stand. */
function refsIn(line: string): string[] {
  const label = labelled.exec(line);
  if (label) return [`${label[1]?.toUpperCase()}: ${label[2]?.trim()}`];
  const command = prompted.exec(line)?.[1] ?? (shellLike(line) ? line : undefined);
  if (command) return [`CMD: ${command.trim()}`];
  const urls = [...line.matchAll(links)].map((m) => ({ at: m.index, ref: m[0].replace(/[.,;:!?]+$/, '') }));
  /** An id inside a link belongs to the link. */
  const rest = line.replaceAll(links, (url) => ' '.repeat(url.length));
  const found = [...rest.matchAll(ids)].map((m) => ({ at: m.index, ref: m[0].replace(/-+$/, '') }));
  return [...urls, ...found].sort((a, b) => a.at - b.at).map(({ ref }) => ref);
}

/** Refs as given; where none are given but the job itself, those that the text names, and the job. */
export function salvageRefs(job_id: string, given: readonly string[], text: string): string[] {
  if (given.some((ref) => ref !== job_id)) return [...given];
  const bare = text.split('\n').map((line) => line.trim().replace(/^[-*•]\s+/, ''));
  const found = new Set(bare.flatMap(refsIn).filter((ref) => ref.length <= longestRef));
  found.delete(job_id);
  return [...[...found].slice(0, mostRefs - 1), job_id];
}

/** Whether refs name anything besides the job they belong to. */
export const bringsProof = (job_id: string, refs: readonly string[]): boolean => refs.some((ref) => ref !== job_id);
