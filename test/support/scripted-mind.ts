import { readAnswers, readManifest } from '../../src/adapters/conformance/load.ts';
import type { MindRequest, MindSubject } from '../../src/adapters/conformance/mind-subject.ts';
import { type MindCase, mindCases } from '../../src/adapters/conformance/mind-suite.ts';

export const manifest = await readManifest('.');
export const cases: readonly MindCase[] = mindCases(manifest, await readAnswers('.', 'plain'));

type Answer = Record<string, unknown>;

/** What a situation answers well, found by what was asked. */
const goodFor = new Map(cases.map(({ request, situation }) => [request.prompt, situation.good as Answer]));
export const goodAnswer = ({ prompt }: MindRequest): Answer => structuredClone(goodFor.get(prompt)) as Answer;

/** A Mind that answers as the situations want it, and then is spoilt. */
export const scriptedMind = (
  spoil: (answer: Answer, request: MindRequest) => unknown = (answer) => answer,
  write: (answer: unknown) => string = (answer) => JSON.stringify(answer),
): MindSubject => ({
  where: 'scripted',
  ask: async (request) => write(spoil(goodAnswer(request), request)),
  typed: (file) => `scripted < ${file}`,
});
