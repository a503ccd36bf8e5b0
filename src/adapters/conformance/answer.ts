import type { Envelope } from '../../../generated/types/index.ts';
import type { Answer } from './subject.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isListOf = (field: string) => (value: unknown) =>
  Array.isArray(value) && value.every((item) => isObject(item) && isText(item[field]));

/** The one shape in which everything is answered, field by field. */
const shape: Record<keyof Envelope, { is: (value: unknown) => boolean; what: string }> = {
  success: { is: (value) => typeof value === 'boolean', what: 'true or false' },
  intent: { is: isText, what: 'text' },
  result: { is: (value) => value === null || isObject(value), what: 'an object or null' },
  warnings: { is: isListOf('code'), what: 'a list of warnings, each with a code' },
  suggestions: { is: isListOf('action'), what: 'a list of suggestions, each with an action' },
  context: { is: isObject, what: 'an object' },
  error: {
    is: (value) => value === null || (isObject(value) && isText(value.code) && isText(value.message)),
    what: 'null, or an object with code and message',
  },
  timestamp: { is: (value) => isText(value) && !Number.isNaN(Date.parse(value as string)), what: 'a date and time' },
};

/** An envelope that can be looked into safely, and what is wrong with it. */
function readEnvelope(value: unknown): Pick<Answer, 'envelope' | 'problems'> {
  if (!isObject(value) || typeof value.success !== 'boolean') return {};
  const wrong = Object.entries(shape).filter(([field, { is }]) => !is(value[field]));
  const problems = wrong.map(
    ([field, { what }]) => `the envelope's ${field} must be ${what}, got ${JSON.stringify(value[field])}`,
  );
  const spoiled = new Set(wrong.map(([field]) => field));
  const envelope = {
    ...value,
    result: spoiled.has('result') ? null : value.result,
    warnings: spoiled.has('warnings') ? [] : value.warnings,
    suggestions: spoiled.has('suggestions') ? [] : value.suggestions,
    error: spoiled.has('error') ? null : value.error,
  } as unknown as Envelope;
  if (!spoiled.has('error') && value.success !== (value.error === null))
    problems.push(`success is ${value.success}, but error is ${JSON.stringify(value.error)}`);
  return { envelope, problems };
}

const parsed = (text: string | undefined): unknown => {
  try {
    return text?.trimStart().startsWith('{') ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

/** A tool's answer over MCP: structured content, or JSON in the text, or plain text. */
export function readAnswer(structured: unknown, text: string | undefined): Answer {
  return { ...readEnvelope(structured ?? parsed(text)), ...(text === undefined ? {} : { text }) };
}

/** What a gateway answers over MCP, as the envelope that it stands for: the result itself, or a code and a message. */
export function readGatewayAnswer(gateway: string, structured: unknown, text: string | undefined, isError: boolean): Answer {
  const value = structured ?? parsed(text);
  if (!isObject(value)) return { problems: ['the gateway answers no object'], ...(text === undefined ? {} : { text }) };
  const { warnings = [], suggestions = [], ...result } = value;
  const { code, message, details } = result;
  const failed = isError ? { code, message, ...(isObject(details) ? details : {}) } : null;
  const next = failed && isObject(details) && Array.isArray(details.suggestions) ? details.suggestions : suggestions;
  const envelope = {
    success: !isError,
    intent: gateway,
    result: isError ? null : result,
    warnings,
    suggestions: next,
    context: {},
    error: failed,
    timestamp: new Date(0).toISOString(),
  };
  return { ...readEnvelope(envelope), ...(text === undefined ? {} : { text }) };
}
