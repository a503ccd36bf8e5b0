/** How a name stands to secrets: what it is given is one, is one if it looks like one, or is none. */
export type Kind = 'secret' | 'perhaps' | 'none';

/** Cheap test that spares most names the rest. */
const hint = /tok|sec|pass|pwd|key|auth|bear|cred|cook|sess|sid|jwt|sig|pin|pat\b|private|phrase/i;

/** Words that make a name one of a secret, alone or at the end of a longer one: `token`, `authtoken`, `PGPASSWORD`. */
const word = /(?:token|secret|password|passwd|passphrase|passcode|apikey|secretkey|privatekey|authtoken|credentials?)$/;
/** Their plurals; counts of tokens are no secrets. */
const plural = /(?:secrets|passwords|apikeys|passphrases)$/;
const whole = new Set(['authorization', 'bearer', 'storepass', 'keypass', 'dbpass', 'mypass']);

/** Of a key it depends on what it opens. */
const keys = new Set(['api', 'private', 'secret', 'encryption', 'signing', 'master', 'decryption', 'hmac', 'jwt', 'apps']);
const perhapsKeys = new Set(
  'access account shared auth storage service license session deploy webhook client admin app application consumer subscription host site server integration write read management'.split(
    ' ',
  ),
);
/** Words that name a secret in some places only. */
const perhaps = new Set('pass pwd pw auth jwt pat sig sid sessionid jsessionid phpsessid otp totp'.split(' '));
const owners = new Set(
  'db database smtp imap mail email user admin root ftp sftp ssh mysql pg postgres redis mongo mongodb rabbitmq login http proxy ldap wifi vpn key store keystore truststore sudo app basic sa'.split(
    ' ',
  ),
);

/** A name that ends so speaks about a secret and does not hold it. */
const about = new Set(
  `count counts used limit limits max min total type types url uri urls name names id ids file files filename path dir folder length len
   size ttl expiry expires expire expiration expired exp policy policies field fields format version header headers prefix suffix label
   hint prompt placeholder env var variable ref refs reference source store manager provider service endpoint method scheme status state
   required enabled disabled valid invalid present missing created updated at time date age rotation strength rules regex pattern index
   position usage budget cost price rate window kind class schema param params parameter hash digest checksum sha256 fingerprint issuer
   audience scope scopes owner user username email host port server domain region vault arn algorithm alg error errors message messages
   help description title docs link page form input output screen dialog view component button reset change changed changes update
   validator validation check checker generator factory handler middleware guard interceptor parser lexer reader writer list map set
   needed exists known configured interval seconds ms minutes hours days bytes chars mode level option options config settings request
   response event events table column row test tests spec example examples ratio share left remaining per cached`
    .split(/\s+/)
    .filter(Boolean),
);
/** A name that begins so counts, pages or parses. */
const counts = new Set(
  `max min num n total avg sum count no non next page pagination continuation sync cursor stop pad eos bos unk sep cls mask special
   progress cancellation cancel design syntax lexer parser input output completion reasoning idempotency public is has needs use uses
   show hide require requires allow with without`
    .split(/\s+/)
    .filter(Boolean),
);

const parts = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

function decide(name: string): Kind {
  const words = (name.match(parts) ?? []).map((part) => part.toLowerCase());
  while (words.length > 1 && /^\d+$/.test(words.at(-1) as string)) words.pop();
  const last = words.at(-1);
  if (last === undefined || about.has(last)) return 'none';
  if (words.length > 1 && counts.has(words[0] as string)) return 'none';
  let found: Kind = 'none';
  for (const [i, one] of words.entries()) {
    const before = words[i - 1] ?? '';
    if (one === 'tokens')
      found = before === 'access' || before === 'api' || before === 'auth' || before === 'refresh' ? 'secret' : 'none';
    else if (word.test(one) || plural.test(one) || whole.has(one)) return 'secret';
    else if ((one === 'key' || one === 'keys') && keys.has(before)) return 'secret';
    else if ((one === 'pass' || one === 'pwd' || one === 'pw') && owners.has(before)) return 'secret';
    else if ((one === 'key' && perhapsKeys.has(before)) || (i === words.length - 1 && perhaps.has(one))) found = 'perhaps';
  }
  return found;
}

const known = new Map<string, Kind>();
const mostKnown = 2000;

/** Names repeat, so what was decided is remembered. */
export function kindOf(name: string): Kind {
  if (name.length > 128 || !hint.test(name)) return 'none';
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const kind = decide(name);
  known.set(name, kind);
  return kind;
}

export const isSecretName = (name: string): boolean => kindOf(name) === 'secret';
