/** Arguments of a type behind its name; what looks like them in a page are elements. */
const typeArguments = /<(?!\/|(?:br|b|i|p|a|em|hr|td|th|tr|li|ul|ol|div|span|code|pre|strong)\b)[\w\s.,:&'|<[\]]{1,128}>/y;
const typeName = /^(?:[A-Z][A-Za-z]{0,63}|(?:[A-Za-z]\w*(?:\.|::))+[A-Z][A-Za-z]{0,63})$/;
/** `&'a str`, `&'static mut [u8]` */
const borrowed = /&'[a-z_]+ (?:mut )?[[\w]/y;

const stands = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

/** Whether what stands here is a type of a program: `Ref<string>`, `&'a str`. */
export const isTypeAt = (text: string, from: number, end: number): boolean =>
  text[end] === '<'
    ? end - from <= 128 && typeName.test(text.slice(from, end)) && stands(typeArguments, text, end)
    : stands(borrowed, text, from);

/** How names of types end. A password may be made of words as well, but hardly of these. */
const ends =
  'Tokens? Kind Types? Credentials? Key Keys String Provider Service Manager Handler Options Config Settings Input Request Response Ref Store Source Factory Generator Info Model Schema Dto Entity Enum Field Id';
const typeOfWords = new RegExp(`^(?:[A-Z][a-z]+){1,5}(?:${ends.replaceAll(' ', '|')})[;,)]*$`);
const member = /^(?:[A-Z][a-z]+){0,4}(?:Types?|Kind|Schema|Fields?)(?:\.[A-Za-z_]+){1,3}[;,)]*$/;

/** `CancellationToken`, `AwsCredentials`: names of types that are made of words, and hold no digit. */
export const isTypeName = (value: string): boolean => value.length <= 100 && typeOfWords.test(value);

/** `PropTypes.string` */
export const isTypeMember = (value: string): boolean => value.length <= 100 && member.test(value);
