import boundary from './boundary.ts';
import delegation from './delegation.ts';
import meaningMap from './meaning-map.ts';
import thinking from './thinking.ts';
import whatIf from './what-if.ts';

export const scenarios = [boundary, whatIf, delegation, thinking, meaningMap];
