import { text } from '../../kernel/says.ts';
import { joinWhole, shortenWhole } from '../../kernel/secrets/cut.ts';
import type { ClaimRow, ThoughtReads } from '../../records/thoughts.ts';
import { onceSaid, otherWishes, pinnedClaims, valuesClaims } from './chosen-rules.ts';
import { resolveSettings, settingWord } from './setting-rules.ts';

const most = { values: 8, pinned: 6, other: 10, all: 18, chars: 420 } as const;

const bullet = ({ claim_type, text: said, scope, claim_id }: ClaimRow): string =>
  `- [${claim_type}] ${shortenWhole(joinWhole(said), most.chars)} (${scope}:${claim_id})`;

/** What Hands is told before each batch: what the user holds to, and how to act where that says nothing. Facts are never in it. */
export async function lightInjection(reads: Pick<ThoughtReads['thoughts'], 'claims'>, now_ms: number): Promise<string> {
  const claims = onceSaid([
    ...(await valuesClaims(reads, now_ms, most.values)),
    ...(await pinnedClaims(reads, now_ms, most.pinned)),
    ...(await otherWishes(reads, now_ms, most.other)),
  ]).slice(0, most.all);
  const settings = await resolveSettings(reads, now_ms);
  const asks = settingWord('ask_when_uncertain', settings.ask_when_uncertain) as 'ask' | 'proceed';
  const lines = [
    text('injection-marker'),
    text('injection-values'),
    ...(claims.length ? claims.map(bullet) : [`- ${text('injection-no-values')}`]),
    '',
    text('injection-defaults'),
    `- ${text('injection-refactor')[settings.refactor_intent]}`,
    `- ${text('injection-uncertain')[asks]}`,
    `- ${text('injection-outside')}`,
  ];
  return `${lines.join('\n')}\n`;
}
