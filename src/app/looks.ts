import type { App } from '../boundary/app.ts';
import { composeHome, type HomeAppOptions } from './home.ts';
import { looks } from './rooms/looks.ts';

/** Of the autopilot, what only looks. */
export const composeLooks = (options: HomeAppOptions): App => composeHome([looks], options);
