// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import { texts as boundary } from './boundary.ts';
import { texts as workspace } from './workspace.ts';
import { texts as vcs } from './vcs.ts';
import { texts as graph } from './graph.ts';
import { texts as think } from './think.ts';
import { texts as anchors } from './anchors.ts';
import { texts as tasks } from './tasks.ts';
import { texts as views } from './views.ts';
import { texts as context } from './context.ts';
import { texts as sessions } from './sessions.ts';
import { texts as models } from './models.ts';
import { texts as autopilot } from './autopilot.ts';
import { texts as claims } from './claims.ts';
import { texts as notebooks } from './notebooks.ts';

export const texts: Readonly<Record<string, unknown>> = { ...boundary, ...workspace, ...vcs, ...graph, ...think, ...anchors, ...tasks, ...views, ...context, ...sessions, ...models, ...autopilot, ...claims, ...notebooks };
