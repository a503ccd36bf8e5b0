import type { Locate } from '../../../generated/handlers/ctx.ts';
import type { ProjectTarget } from '../../../generated/types/index.ts';
import type { AutopilotStore } from './store.ts';

/** The project that a call is about. It need not have been seen before. */
export const locateProject: Locate<AutopilotStore, ProjectTarget> = ({ store }) => store.projects.target();
