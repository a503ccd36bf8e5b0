import type { ToolEntry } from '../../manifest.ts';
import { anchor, code, link } from './markdown.ts';

export const root = 'docs/reference';

/** Links as seen from one page: pages of tools lie one folder deeper than the rest. */
export interface PageDepth {
  readonly up: string;
}
export const top: PageDepth = { up: '' };
export const inRoom: PageDepth = { up: '../' };

const at = (file: string) => (place: PageDepth, name: string) => link(code(name), `${place.up}${file}#${anchor(name)}`);

export const errorLink = at('errors.md');
export const warningLink = at('warnings.md');
export const factLink = at('facts.md');
/** A fact that is a record of an EvidenceLog. */
export const evidenceLink = at('evidence.md');
/** Not as code: types stand in the middle of sentences. */
export const typeLink = (place: PageDepth, name: string): string => link(name, `${place.up}types.md#${anchor(name)}`);
export const toolLink = (place: PageDepth, tool: ToolEntry): string =>
  link(code(tool.name), `${place.up}${tool.room}/${tool.group}.md#${anchor(tool.name)}`);
/** A generated file, from a page in the top folder of the reference. */
export const generatedLink = (text: string, file: string): string => link(text, `../../generated/${file}`);
