/** notes_commit → NotesCommit, UNKNOWN_ID → UnknownId */
export const pascal = (name: string) =>
  name
    .toLowerCase()
    .split(/[_\-/]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

export const inputType = (tool: string) => `${pascal(tool)}Input`;
export const outputType = (tool: string) => `${pascal(tool)}Output`;
export const factType = (fact: string) => `${pascal(fact)}Fact`;
export const yieldType = (fact: string) => `${pascal(fact)}Row`;
export const errorFactsType = (code: string) => `${pascal(code)}Facts`;
export const warningFactsType = (code: string) => `${pascal(code)}WarningFacts`;
export const answerType = (name: string) => `${pascal(name)}Answer`;
export const evidenceType = (kind: string) => `${pascal(kind)}Record`;
export const handlersType = (room: string, group: string) => `${pascal(room)}${pascal(group)}Handlers`;

/** noema, schemas export, it-is-so → noema-schemas-export/it-is-so; tools have no dash, so that none is called alike. */
export const ruleId = ({ name }: { name: string }, { path }: { path: readonly string[] }, rule: string) =>
  `${[name, ...path].join('-')}/${rule}`;
