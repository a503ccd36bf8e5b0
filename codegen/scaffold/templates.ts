import { runner } from 'hygen';
import { holds, root, say, stop } from './shell.ts';

const templates = 'codegen/scaffold/_templates';

type Config = Parameters<typeof runner>[1];

const logger = { ok: say, notice: say, warn: say, err: say, colorful: say, log: () => {} };
/** What exists is never overwritten; callers look first. */
const createPrompter = (() => ({ prompt: async () => ({ overwrite: false }) })) as unknown as Config['createPrompter'];

/** Renders the templates of one folder, `generator/action`, and answers the files they went to. */
export async function render(folder: string, locals: Readonly<Record<string, string>>): Promise<string[]> {
  const { success, actions } = await runner(folder.split('/'), {
    cwd: root,
    templates,
    /** Stands above what the environment may say. */
    templatesOverride: templates,
    localsDefaults: locals,
    logger,
    createPrompter,
  });
  /** An injection that finds no place is silent, so the file is asked. */
  const name = locals.kind ?? locals.name ?? '';
  const done = actions.filter(({ status, subject }) => ['added', 'inject'].includes(status) && holds(subject, name));
  if (!success || done.length === 0 || done.length < actions.length) stop(`The templates of ${folder} could not be written.`);
  return done.map(({ subject }) => subject as string);
}
