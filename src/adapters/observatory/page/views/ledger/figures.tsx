import type { ThoughtData } from '../../../../../../generated/types/index.ts';
import { useAnswer } from '../../kit/answer.ts';
import { lasted } from '../../kit/time.ts';
import type { Served } from '../../kit/view.ts';
import { Pulse, Share } from '../../parts/plots.tsx';
import { Facts, Loaded } from '../../parts/said.tsx';
import { sessionAnalyze } from './tools.ts';

/** What can be counted about a session, as small plots. */
export function Figures({
  served,
  sessionId,
  thoughts,
}: {
  served: Served;
  sessionId: string;
  thoughts: readonly ThoughtData[];
}) {
  const answer = useAnswer(sessionAnalyze(served, { sessionId }), [`ledger/session/${sessionId}`]);
  return (
    <Loaded of={answer}>
      {({ metadata, structure, quality, cipher, completion }) => (
        <section class="figures" aria-label="Figures">
          {thoughts.length > 0 && (
            <Pulse name="Thoughts over time" times={thoughts.map(({ timestamp }) => Date.parse(timestamp))} />
          )}
          <Share name="Linear" of={structure.linearityScore} />
          <Share name="Revised" of={structure.revisionRate} />
          <Share name="Complete" of={completion} />
          {cipher.hypotheses > 0 && (
            <Share
              name="Supported"
              of={cipher.supported / cipher.hypotheses}
              said={`${cipher.supported} of ${cipher.hypotheses}`}
            />
          )}
          {cipher.hypotheses > 0 && (
            <Share
              name="Contradicted"
              of={cipher.contradicted / cipher.hypotheses}
              said={`${cipher.contradicted} of ${cipher.hypotheses}`}
            />
          )}
          <Facts
            of={[
              ['Thoughts', metadata.thoughtCount],
              ['Branches', metadata.branchCount],
              ['Lasted', lasted(metadata.duration)],
              ...(metadata.duration < 60_000 ? [] : [['Per minute', Math.round(structure.thoughtDensity * 10) / 10] as const]),
              ['Critiques', quality.critiqueRequests],
              ['Converged', quality.hasConvergence ? 'yes' : 'no'],
            ]}
          />
        </section>
      )}
    </Loaded>
  );
}
