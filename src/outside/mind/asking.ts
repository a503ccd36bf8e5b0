import type { AnswerName } from '../../../generated/registry/records.ts';
import { validateAnswer } from '../../kernel/checked.ts';
import { cutText } from '../../kernel/cut.ts';
import type { Asked, Mind, MindFailure, Question, Written } from '../../kernel/mind.ts';
import { fromStrict } from '../../kernel/strict.ts';
import type { Hide } from '../secrets.ts';
import { objectIn } from './json-answer.ts';
import { mostAnswerChars } from './limits.ts';
import { type AnswerSchema, answerSchema } from './schemas.ts';
import { openTranscript, type Transcript } from './transcript.ts';
import { MindProblem } from './trouble.ts';
import type { Spoken, Turn, Voice } from './voice.ts';
import { answering, repairOf } from './words.ts';
import type { MindWorld } from './world.ts';

/** An error has to fit into a record. */
const errorChars = 1000;

interface Setting {
  /** Called for the first question, and again as long as something is missing, which it throws. */
  readonly connect: () => Voice;
  readonly hide: Hide;
  readonly world: MindWorld;
}

function failure(error: unknown, transcript: string, hide: Hide): MindFailure {
  const problem =
    error instanceof MindProblem ? error : new MindProblem('unavailable', error instanceof Error ? error.message : String(error));
  const { kind, message, retryAfterMs } = problem;
  return {
    state: 'error',
    kind,
    error: cutText(hide(message), errorChars),
    transcript,
    ...(retryAfterMs === undefined ? {} : { retry_after_ms: retryAfterMs }),
  };
}

/** What is wrong with what was said; nothing where it is an answer. */
async function read<N extends AnswerName>(name: N, { text, cut }: Spoken, schema: AnswerSchema) {
  if (text.length > mostAnswerChars)
    throw new MindProblem('too_large', `The answer has ${text.length} characters; at most ${mostAnswerChars} are read.`);
  const found = objectIn(text);
  const checked = found
    ? await validateAnswer(name, fromStrict(found, schema.plain))
    : { ok: false as const, problems: ['there is no whole JSON object in it'] };
  return checked.ok || !cut ? checked : { ok: false as const, problems: [cut, ...checked.problems] };
}

/** Says it, and once more with what is wrong where the first answer does not fit. */
async function answerTo<N extends AnswerName>(speak: Voice['speak'], name: N, turn: Turn & { schema: AnswerSchema }) {
  const first = await speak(turn);
  const tried = await read(name, first, turn.schema);
  if (tried.ok) return { answer: tried.value, model: first.model, repaired: false };
  if (turn.again?.() === false)
    throw new MindProblem('invalid', `The answer to ${name} does not fit: ${tried.problems.join('; ')}`);
  const second = await speak({ ...turn, repair: repairOf(first.text, tried.problems) });
  const mended = await read(name, second, turn.schema);
  if (mended.ok) return { answer: mended.value, model: second.model, repaired: true };
  throw new MindProblem('invalid', `The answer to ${name} does not fit, nor does the mended one: ${mended.problems.join('; ')}`);
}

/** A Mind that asks one model. Every question has a transcript, and no key gets into it. */
export function asking({ connect, hide, world }: Setting): Mind {
  let connected: Voice | undefined;
  /** A server may repeat a key even in an answer. */
  const heard = async (said: Promise<Spoken>): Promise<Spoken> => {
    const { text, ...rest } = await said;
    return { ...rest, text: hide(text) };
  };
  const listening = async <T>(
    { tag, schema }: { tag: string; schema?: string },
    work: (voice: Voice, transcript: Transcript) => Promise<T>,
  ): Promise<(T & { state: 'ok'; transcript: string }) | MindFailure> => {
    let transcript: Transcript | undefined;
    try {
      connected ??= connect();
      const voice = connected;
      transcript = await openTranscript({ folder: world.transcripts, tag, now: world.time.now, unique: world.unique(), hide });
      await transcript.row('header', { provider: voice.provider, ...voice.about, tag, ...(schema ? { schema } : {}) });
      return { state: 'ok', ...(await work(voice, transcript)), transcript: transcript.file };
    } catch (error) {
      return failure(error, transcript?.file ?? '', hide);
    } finally {
      await transcript?.close();
    }
  };
  return {
    ask<N extends AnswerName>({ name, prompt, tag, signal, again }: Question<N>): Promise<Asked<N>> {
      return listening({ tag, schema: `${name}.json` }, async (voice, transcript) => {
        const schema = await answerSchema(world.root, voice.dialect, name);
        return answerTo((turn) => heard(voice.speak(turn)), name, {
          system: answering,
          prompt: hide(prompt),
          schema,
          signal,
          again,
          transcript,
        });
      });
    },
    write({ prompt, system = '', tag, signal }): Promise<Written> {
      return listening({ tag }, async (voice, transcript) => {
        const { text, model, cut } = await heard(voice.speak({ system: hide(system), prompt: hide(prompt), signal, transcript }));
        if (cut) throw new MindProblem('invalid', `There is no whole text: ${cut}.`);
        return { text, model };
      });
    },
  };
}
