import damagedLearning from './autopilot-damaged-learning.ts';
import damagedLog from './autopilot-damaged-log.ts';
import damagedReads from './autopilot-damaged-reads.ts';
import damagedThoughts from './autopilot-damaged-thoughts.ts';
import hosts from './autopilot-hosts.ts';
import mining from './autopilot-mining.ts';
import override from './autopilot-override.ts';
import release from './autopilot-release.ts';
import boundary from './boundary.ts';
import delegation from './delegation.ts';
import meaningMap from './meaning-map.ts';
import thinking from './thinking.ts';
import whatIf from './what-if.ts';

export const scenarios = [
  boundary,
  whatIf,
  delegation,
  thinking,
  meaningMap,
  release,
  mining,
  override,
  hosts,
  damagedLog,
  damagedThoughts,
  damagedReads,
  damagedLearning,
];
