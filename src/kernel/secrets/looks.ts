import { kindOf } from './names.ts';
import { isSomethingElse } from './no-secrets.ts';

/** Values that say where a secret comes from, or hold its place: `$TOKEN`, `${{ secrets.X }}`, `<token>`, `process.env.X`, `***`. */
const reference = new RegExp(
  `^(?:${[
    String.raw`\$?\{\{.*\}\}|\$\{[^}]*\}|\$\(.*|\$[A-Z_][A-Z0-9_]*|\$\d{1,2}|\?|%[A-Z_][A-Z0-9_]*%|%[sdvr]|@[A-Z_]+@|<[^<>]*>`,
    String.raw`\[(?:redacted|hidden|filtered|masked|removed|secret)\]|[*•.…_?-]{2,}|x{3,}|X{3,}`,
    String.raw`(?:process|import\.meta|os|System|Deno|Bun)\.(?:env|environ|getenv)\b.*`,
    String.raw`(?:env|ENV|secrets|vars|var|local|data|params|args|self|this|req|request|config|settings|options|opts|props|ctx|context|input|body|event|user)(?:\?\.|[.[(])[\w'":].*`,
    String.raw`(?:your|YOUR)(?:[-_ ][A-Za-z]+)*[-_ ](?:key|token|secret|password|KEY|TOKEN|SECRET|PASSWORD)(?:[-_ ](?:here|HERE))?`,
    String.raw`op:\/\/.*|vault:.*|!(?:Ref|Sub|GetAtt)\b.*|ref\+.*`,
  ].join('|')})$`,
);
/** What a setting or a field may have without having a value. */
const nothing =
  /^(?:null|nil|none|undefined|true|false|yes|no|on|off|NaN|n\/a|include|omit|same-origin|\d{1,3}|-?\d+\.\d+|\.{3}|…)$/i;
/** Types and states, where a secret is spoken about. */
const speech = new Set(
  `string str text char varchar number int integer bigint float bool boolean any unknown never void object array list map dict bytes
   byte buffer uint8array arraybuffer blob file secretstr securestring password secret token key url uri uuid date enum required optional
   missing invalid valid expired empty unset set hidden masked redacted opaque later todo tbd ok default auto automatic prompt ask none
   always never read write rotate rotated rotates revoked changed unchanged removed deleted kept stored encrypted plaintext hashed
   nullable readonly static const let var function async await new return type interface flag option argument value is are was to or and
   for with the a an in on of from that this it not no only see use used uses must should can may will which when where`
    .split(/\s+/)
    .filter(Boolean),
);

/** The last name in `a.b.c`, `a::b` or `getB()`. */
const path = /^[&*!:@]?(?:await |new )?(?:[A-Za-z_$][\w$]*(?:\.|::|->|\?\.))*([A-Za-z_$][\w$]*)(\(.*)?[;,)]*$/;
/** Names that are made of these words alone are names, and nobody's password. */
const naming =
  /^(?:(?:access|auth|api|refresh|bearer|client|secret|token|key|password|passwd|pass|pwd|private|user|db|new|old|my|the|current|this|raw|hashed|encrypted|plain|test|admin|root|a|an|id)(?=[A-Z_-]|s?$))+s?$/i;

/** A value that is a name of a secret itself, as in `token=self.token`, `password=getPassword()` or `token: AccessToken`. */
function namesSecret(value: string): boolean {
  if (value.length > 100 || /\d/.test(value)) return false;
  const found = path.exec(value);
  const name = /^\{(\w+)\}$/.exec(value)?.[1] ?? found?.[1];
  if (name === undefined) return false;
  const isPath = found !== null && (found[2] !== undefined || /[.:>]/.test(value));
  return isPath
    ? kindOf(name) !== 'none'
    : naming.test(name.replaceAll(/[_-]/g, '_').replaceAll('_', '-')) && kindOf(name) !== 'none';
}

const trimmed = (value: string) => value.replace(/[;,)\]}]+$/, '');

/** Whether a value is written in place of a secret: a variable, a name in brackets, asterisks. */
export const isPlaceholder = (value: string): boolean => value.length <= 200 && reference.test(value);

/** Whether a value only points to a secret, or says that there is none. */
export function isNoValue(value: string): boolean {
  if (value.length > 200) return false;
  const bare = trimmed(value);
  return (
    bare === '' ||
    nothing.test(bare) ||
    isSomethingElse(bare) ||
    reference.test(value) ||
    reference.test(bare) ||
    namesSecret(value)
  );
}

/** What a header's value is without the name of its scheme. */
export const withoutScheme = (value: string): string => value.replace(/^(?:bearer|basic|token|apikey)[ \t]+/i, '');

/** Whether a word belongs to speech or code about secrets rather than being one. */
export const isSpeech = (value: string): boolean =>
  speech.has(
    trimmed(value)
      .replace(/[.!?:|]+$/, '')
      .toLowerCase(),
  );

/** An expression of a program: a path of names, a call, a type with arguments, or a name that a statement ends after. */
const code =
  /^[&*!]?[A-Za-z_$][\w$]*(?:(?:\.|::|->|\?\.)[A-Za-z_$][\w$]*)*(?:[([<|=?].*|[;,)]+)$|^&?\[[A-Za-z]\w*|^[&*!]?[A-Za-z_$][A-Za-z_$]*(?:(?:\.|::|->|\?\.)[A-Za-z_$][A-Za-z_$]*)+$/;
export const isCode = (value: string): boolean => value.length <= 200 && code.test(value);

const plainThings =
  /^(?:v?\d+(?:\.\d+)+|\d{4}-\d\d-\d\d|[.~]{0,2}\/|[A-Za-z]:[\\/]|[a-z]+:\/\/|[A-Z]+-\d+$|(?:notes|trace|thoughts?|graph|docs?)@\d+$|#\d+)/;

/** Whether a value looks as if nobody would say it: letters with digits, signs among letters, or long and mixed. */
export function looksRandom(value: string): boolean {
  const bare = trimmed(value);
  if (bare.length < 6 || plainThings.test(bare)) return false;
  const letters = /[A-Za-z]/.test(bare);
  if (letters && /\d/.test(bare)) return true;
  if (letters && /[!@#$%^&*+=~?]/.test(bare.slice(0, -1))) return true;
  return (
    bare.length >= 16 &&
    (/^\d+$/.test(bare) || (/[a-z]/.test(bare) && /[A-Z]/.test(bare.slice(1)) && !/[a-z]{4,}[A-Z][a-z]{3,}/.test(bare)))
  );
}
