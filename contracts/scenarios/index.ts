import boundary from './boundary.ts';
import delegation from './delegation.ts';
import thinking from './thinking.ts';
import whatIf from './what-if.ts';

export const scenarios = [boundary, whatIf, delegation, thinking];
