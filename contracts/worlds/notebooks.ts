import { type Call, call, saved } from '../kit/index.ts';
import { atStage2 } from './ledger.ts';

/** A blank notebook. */
export const aNotebook: readonly Call[] = [
  ...atStage2,
  call('notebook_create', { name: 'Waves' }, { save: { notebook: '/notebook/id' } }),
];

export const theNotebook = { notebookId: saved('notebook') };

/** Adds a cell and keeps its id under a name. */
export const adding = (name: string, cell: Readonly<Record<string, unknown>>): Call =>
  call('notebook_add_cell', { ...theNotebook, ...cell }, { save: { [name]: '/cell/id' } });

/** A notebook with words, and code that imports other code. */
export const withCode: readonly Call[] = [
  ...aNotebook,
  adding('words', { type: 'markdown', content: 'How fast is it?' }),
  adding('speed', { type: 'code', filename: 'speed.ts', content: 'export const speed: number = 3;' }),
  adding('main', {
    type: 'code',
    filename: 'main.ts',
    content: "import { speed } from './speed.ts';\nconsole.log(`speed ${speed}`);",
  }),
];

export const theCell = (name: string) => ({ ...theNotebook, cellId: saved(name) });
