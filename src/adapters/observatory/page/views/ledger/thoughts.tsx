import { useMemo } from 'preact/hooks';
import type { ThoughtData } from '../../../../../../generated/types/index.ts';
import { here } from '../../kit/address.ts';
import { scale } from '../../kit/scale.ts';
import { brief, plural, shown } from '../../kit/text.ts';
import { Badge } from '../../parts/said.tsx';
import { Rows } from '../../parts/virtual.tsx';
import { lanes, Rail } from './rail.tsx';
import { arcsOf, keyOf, type Row, rowsOf, unmarked } from './rows.ts';

const height = 64;

interface ThoughtsProps {
  readonly thoughts: readonly ThoughtData[];
  readonly chosen: string | undefined;
  readonly open: ReadonlySet<string>;
  readonly cipher: boolean;
  readonly fresh: ReadonlySet<string>;
  readonly onToggle: (branch: string) => void;
}

/** What stands beside a chain begins here. */
const beside = (lane: 0 | 1): string => `${(lanes[lane] + 18) * scale.value}px`;

const kindOf = ({ cipher }: ThoughtData) => cipher?.nodes[0]?.type;

function ThoughtRow({ thought, chosen, fresh, tab }: { thought: ThoughtData; chosen: boolean; fresh: boolean; tab: 0 | -1 }) {
  const kind = kindOf(thought);
  const { thoughtNumber, branchId, isRevision, revisesThought, critique } = thought;
  return (
    <a
      class={`thought ${fresh ? 'fresh' : ''}`}
      href={here({ thought: keyOf(thought) })}
      tabIndex={tab}
      aria-current={chosen ? 'true' : undefined}
      style={{ paddingLeft: beside(branchId === undefined ? 0 : 1) }}
    >
      <span class="thought-head">
        <span class="number">{thoughtNumber}</span>
        {isRevision && <Badge tone="waiting">revises {revisesThought}</Badge>}
        {kind && <span class={`step ${kind}`}>{kind}</span>}
        {critique && <Badge>critique</Badge>}
      </span>
      <span class="line" dir="auto">
        {brief(kind ? unmarked(thought.thought) : thought.thought, 180)}
      </span>
    </a>
  );
}

const StubRow = ({ row, tab, onToggle }: { row: Row & { kind: 'branch' }; tab: 0 | -1; onToggle: (branch: string) => void }) => (
  <button
    type="button"
    class="stub-row"
    tabIndex={tab}
    aria-expanded={row.open}
    style={{ paddingLeft: beside(1) }}
    onClick={() => onToggle(row.branch)}
  >
    <span class="branch-name">{shown(row.branch)}</span> {plural(row.count, 'thought')} {row.open ? '▾' : '▸'}
  </button>
);

/** The reasoning as a graph: the main chain downward, branches that open, and lines for what revises or supports what. */
export function Thoughts({ thoughts, chosen, open, cipher, fresh, onToggle }: ThoughtsProps) {
  const rows = useMemo(() => rowsOf(thoughts, open), [thoughts, open]);
  const arcs = useMemo(() => arcsOf(rows, cipher), [rows, cipher]);
  const at = chosen === undefined ? -1 : rows.findIndex(({ key }) => key === chosen);
  return (
    <Rows
      class="thoughts"
      label="Thoughts"
      count={rows.length}
      row={height}
      show={at}
      keyOf={(index) => rows[index]?.key ?? String(index)}
      behind={(range) => <Rail rows={rows} arcs={arcs} range={range} row={height} />}
      render={(index, tab) => {
        const row = rows[index] as Row;
        return row.kind === 'branch' ? (
          <StubRow row={row} tab={tab} onToggle={onToggle} />
        ) : (
          <ThoughtRow thought={row.thought} chosen={row.key === chosen} fresh={fresh.has(row.key)} tab={tab} />
        );
      }}
    />
  );
}
