import type { SessionSearchOutput } from '../../../../../../generated/types/index.ts';

type Answer = Pick<SessionSearchOutput, 'sessions' | 'matches'>;

/** What was there already of what holds the words: thoughts, and sessions by what they say of themselves or by a thought. */
export function foundThen({ sessions, matches }: Answer, words: string, at: number | null): Answer {
  if (at === null) return { sessions, matches };
  const wanted = words
    .toLowerCase()
    .split(/[\s"*]+/)
    .filter(Boolean);
  const recorded = matches.filter(({ timestamp }) => Date.parse(timestamp) <= at);
  const thinking = new Set(recorded.map(({ nodeId }) => nodeId.split(':', 1)[0]));
  return {
    sessions: sessions.filter(({ id, title, description = '', tags, createdAt }) => {
      const said = [title, description, ...tags].join(' ').toLowerCase();
      return Date.parse(createdAt) <= at && (thinking.has(id) || wanted.every((word) => said.includes(word)));
    }),
    matches: recorded,
  };
}
