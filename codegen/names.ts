/** notes_commit → NotesCommit, UNKNOWN_ID → UnknownId */
export const pascal = (name: string) =>
  name
    .toLowerCase()
    .split(/[_\-/]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** What a case is called, as part of its id. */
export const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const inputType = (tool: string) => `${pascal(tool)}Input`;
export const outputType = (tool: string) => `${pascal(tool)}Output`;
export const factType = (fact: string) => `${pascal(fact)}Fact`;
export const yieldType = (fact: string) => `${pascal(fact)}Row`;
export const errorFactsType = (code: string) => `${pascal(code)}Facts`;
export const warningFactsType = (code: string) => `${pascal(code)}WarningFacts`;
export const answerType = (name: string) => `${pascal(name)}Answer`;
export const promptType = (name: string) => `${pascal(name)}Prompt`;
export const evidenceType = (kind: string) => `${pascal(kind)}Record`;
export const handlersType = (room: string, group: string) => `${pascal(room)}${pascal(group)}Handlers`;

/** noema, schemas export, it-is-so → noema-schemas-export/it-is-so; tools have no dash, so that none is called alike. */
export const ruleId = ({ name }: { name: string }, { path }: { path: readonly string[] }, rule: string) =>
  `${[...name.split(' '), ...path].join('-')}/${rule}`;

/** `-n, --max-lines <count>` → max_lines, `--no-compile` → compile */
export const optionName = (flag: string): string => (/--(?:no-)?([a-z-]+)/.exec(flag)?.[1] ?? '').replaceAll('-', '_');

/** `--no-compile` takes away what is there. */
export const isNegated = (flag: string): boolean => /--no-/.test(flag);
