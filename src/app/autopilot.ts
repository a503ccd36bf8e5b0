import type { App } from '../boundary/app.ts';
import { composeHome, type HomeAppOptions } from './home.ts';
import { homeRooms } from './rooms/home.ts';

/** The autopilot on one home folder. */
export const composeAutopilot = (options: HomeAppOptions): App => composeHome(Object.values(homeRooms), options);
