import type { Files, Manifest } from '../manifest.ts';
import { answerType, evidenceType } from '../names.ts';
import { banner } from './text.ts';

const typeMap = (name: string, rows: readonly (readonly [string, string])[]) =>
  `export interface ${name} {\n${rows.map(([key, type]) => `  ${key}: ${type};`).join('\n')}\n}`;

/** Answers of a model and records of an EvidenceLog: the type of each by its name. */
export function emitRecords(m: Manifest): Files {
  const answers = m.answers.map(({ name }) => [name, answerType(name)] as const);
  const records = m.evidence.map(({ kind }) => [kind, evidenceType(kind)] as const);
  const types = [...answers, ...records].map(([, type]) => type).sort();
  const logs = m.evidence.map(({ kind, log }) => `  ${kind}: '${log}',`);
  return new Map([
    [
      'generated/registry/records.ts',
      `${banner}${types.length ? `import type {\n${types.map((type) => `  ${type},`).join('\n')}\n} from '../types/index.ts';\n\n` : ''}/** What a model must answer, by the name of the question. */
${typeMap('Answers', answers)}

export type AnswerName = keyof Answers;

export const answerNames: readonly AnswerName[] = ${JSON.stringify(m.answers.map(({ name }) => name))};

/** What stands on a line of an EvidenceLog, by its kind. */
${typeMap('EvidenceRecords', records)}

export type EvidenceKind = keyof EvidenceRecords;

/** The log that a kind is written to. */
export const evidenceLogs = {
${logs.join('\n')}
} as const satisfies Readonly<Record<EvidenceKind, 'project' | 'global'>>;
`,
    ],
  ]);
}
