/** Ways of asking without a question mark. Each is a whole phrase, so that a report that contains a word of it is not taken for a question. */
const phrases: readonly RegExp[] = [
  /\b(?:would you|do you|did you) (?:like|want|prefer|mean)\b/,
  /\b(?:should|shall|may|can|could) (?:i|we)\b/,
  /\b(?:please|kindly) (?:confirm|advise|choose|pick|select|decide|specify|clarify|provide|tell|say|share|let me know)\b/,
  /\blet me know (?:if|which|whether|what|how|when)\b/,
  /\b(?:i|we)(?:'ll| will)? need (?:your|you to|more information|to know)\b/,
  /\b(?:waiting for|awaiting) (?:your|confirmation|approval|input|instructions?)\b/,
  /\bwhich (?:option|one|approach|version|of these)\b/,
  /\b(?:option|choice) (?:a|b|1|2)\b.*\bor\b/s,
  /\bbefore i (?:continue|proceed|go on|start)\b/,
  /\b(?:ready|permission|ok|okay|approval) to (?:continue|proceed|go ahead|commit|push|deploy|delete)\b/,
  /\bif you(?:'d| would)? (?:like|want|prefer|agree)\b/,
  /\b(?:your|any) (?:preference|decision|thoughts|input)s?\b\s*[:.]?$/m,
];

/**
 * Question marks of many scripts. One that code knows too is none inside an address or code; others need no blank behind them. The
 * Greek one looks like a semicolon, and often is one.
 */
const marks = /(?:[?⸮՞\u037e]|(?<=\p{Script=Greek});)(?=\s|$|["')\]»”’*_])|[？؟]/u;

const withoutCode = (text: string) =>
  text
    .replaceAll(/```[\s\S]*?```/g, ' ')
    .replaceAll(/`[^`]*`/g, ' ')
    .replaceAll(/https?:\/\/\S+/g, ' ');

/** Whether a message waits for an answer. Wrongly yes costs a question to the Mind; wrongly no leaves Hands waiting. */
export function looksLikeQuestion(message: string): boolean {
  const said = withoutCode(message);
  return marks.test(said) || phrases.some((phrase) => phrase.test(said.toLowerCase()));
}

const longestQuestion = 300;

/** Letters count: a number in it does not make it another question, nor does what is said around it. */
const sameAs = (sentence: string) =>
  sentence.toLowerCase().replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim().slice(0, longestQuestion);

/** What a message asks, sentence by sentence, so that the same question is known again in other prose. */
export function questionsIn(message: string): string[] {
  if (!looksLikeQuestion(message)) return [];
  const sentences = withoutCode(message).split(/(?<=[.!?？؟。！])\s+|(?<=[？。！])|\n+/u);
  const asked = sentences.filter((sentence) => looksLikeQuestion(sentence)).map(sameAs);
  /** It waits for an answer, and no sentence alone says so. */
  return asked.length > 0 ? [...new Set(asked)] : ['?'];
}
