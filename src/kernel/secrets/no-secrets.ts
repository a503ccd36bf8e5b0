/** Kinds of tokens, of hashes and of access, which are said and are nobody's secret. */
const methods =
  'jwt|jws|jwe|bcrypt|scrypt|argon2(?:id?|d)?|pbkdf2|[hrep]s(?:256|384|512)|eddsa|hmac(?:-?sha-?\\d{1,3})?|sha-?\\d{1,3}|rbac|abac|oauth2?|oidc|saml|pkce|totp|hotp|inherit';
/** What a package asks for. Two numbers are a version only behind a sign. */
const versions =
  '[\\^~]v?\\d+(?:\\.(?:\\d+|x)){0,2}(?:-[a-z]+(?:\\.\\d+)*)?|(?:[<>]=? ?)?v?\\d+\\.\\d+\\.\\d+(?:-[a-z]+(?:\\.\\d+)*)?|workspace:[*^~]';
/** Noema's own: what was written, cards, tasks and what else has a number. */
const references = '(?:notes|trace|thoughts?|graph|docs?)@\\d{1,9}|(?:CARD|TASK|PLAN|STEP|JOB|NODE|SLICE|NOTE)-\\d{1,8}';
const places = '(?:REPLACE|CHANGE|INSERT|FILL|PASTE|replace|change|insert|fill|paste)[-_](?:ME|THIS|HERE|IN|me|this|here|in)';
/** Only what ends as files do: half of all base64 has a slash in it. */
const files =
  '(?:[.~]{1,2}|[A-Za-z]:)?[\\\\/]?(?:[\\w.@-]{1,64}[\\\\/]){1,24}[\\w.@-]{1,64}\\.(?:pem|key|crt|cer|p12|pfx|jks|json|jsonl|ya?ml|toml|ini|conf|cfg|env|txt|md|xml|html?|css|[cm]?[jt]sx?|py|rb|rs|go|java|kt|swift|cs|cpp|[ch]|php|sh|sql|log|lock)(?::\\d{1,6}){0,2}';

const known = new RegExp(`^(?:${methods})$`, 'i');
const shaped = new RegExp(`^(?:${versions}|${references}|${places}|${files})$`);

/** Whether a value has the form of something else: a method, a version, a file, a reference, a place to fill in. */
export const isSomethingElse = (bare: string): boolean => known.test(bare) || shaped.test(bare);
