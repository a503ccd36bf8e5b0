/** How a name stands to secrets: what it is given is one, is one if it looks like one, or is none. */
export type Kind = 'secret' | 'perhaps' | 'none';

/** Words that make a name one of a secret, alone or at the end of a longer one: `token`, `authtoken`, `PGPASSWORD`. */
const word = /(?:token|secret|password|passwd|passphrase|passcode|apikey|secretkey|privatekey|authtoken|credentials?)$/;
/** Their plurals; counts of tokens are no secrets. */
const plural = /(?:secrets|passwords|apikeys|passphrases)$/;
const whole = ' authorization bearer storepass keypass dbpass mypass ';

/** Of a key it depends on what it opens. */
const keys = ' api private secret encryption signing master decryption hmac jwt apps preshared ';
const perhapsKeys =
  ' access account shared auth storage service license session deploy webhook client admin app application consumer ' +
  'subscription host site server integration write read management functions ';
/** Words that name a secret in some places only. */
const perhaps = ' pass pwd pw psk auth jwt pat sig sid sessionid jsessionid phpsessid otp totp ';
const owners =
  ' db database smtp imap mail email user admin root ftp sftp ssh mysql pg postgres redis mongo mongodb rabbitmq login ' +
  'http proxy ldap bind wifi vpn key store keystore truststore sudo app basic sa ';

/** A name that ends so speaks about a secret and does not hold it. */
const about =
  ' lifetime lifetimes timeout timeouts duration interval stdin count counts used limit limits max min total type types url uri urls name names id ids file files filename path dir ' +
  'folder length len size ttl expiry expires expire expiration expired exp policy policies field fields format version ' +
  'header headers prefix suffix label hint prompt placeholder env var variable ref refs reference source store manager ' +
  'provider service endpoint method scheme status state required enabled disabled valid invalid present missing created ' +
  'updated at time date age rotation strength rules regex pattern index position usage budget cost price rate window ' +
  'kind class schema param params parameter hash digest checksum sha256 fingerprint issuer audience scope scopes owner ' +
  'user username email host port server domain region vault arn algorithm alg error errors message messages help ' +
  'description title docs link page form input output screen dialog view component button reset change changed changes ' +
  'update validator validation check checker generator factory handler middleware guard interceptor parser lexer reader ' +
  'writer list map set needed exists known configured interval seconds ms minutes hours days bytes chars mode level ' +
  'option options config settings request response event events table column row test tests spec example examples ratio ' +
  'share left remaining per cached color colour colors background bg border font radius width height weight style theme ' +
  'icon ';
/** A name that begins so counts, pages or parses. */
const counts =
  ' max min num n total avg sum count no non next page pagination continuation sync cursor stop pad eos bos unk sep cls ' +
  'mask special progress cancellation cancel design syntax lexer parser input output completion reasoning idempotency ' +
  'public is has needs use uses show hide require requires allow with without ';

/** Lists are texts: most of them are asked for one word, which is found before a set of them all would be made. */
const isOf = (list: string, one: string): boolean => list.includes(` ${one} `);

const parts = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/** Decides by the words that a name is made of. */
export function decideKind(name: string): Kind {
  const words = (name.match(parts) ?? []).map((part) => part.toLowerCase());
  while (words.length > 1 && /^\d+$/.test(words.at(-1) as string)) words.pop();
  const last = words.at(-1);
  if (last === undefined || isOf(about, last)) return 'none';
  if (words.length > 1 && isOf(counts, words[0] ?? '')) return 'none';
  let found: Kind = 'none';
  for (const [i, one] of words.entries()) {
    const before = words[i - 1] ?? '';
    if (one === 'tokens')
      found = before === 'access' || before === 'api' || before === 'auth' || before === 'refresh' ? 'secret' : 'none';
    else if (word.test(one) || plural.test(one) || isOf(whole, one)) return 'secret';
    else if (one === 'signature' && (before === 'amz' || before === 'goog')) return 'secret';
    else if ((one === 'key' || one === 'keys') && isOf(keys, before)) return 'secret';
    else if ((one === 'pass' || one === 'pwd' || one === 'pw') && isOf(owners, before)) return 'secret';
    else if ((one === 'key' && isOf(perhapsKeys, before)) || (i === words.length - 1 && isOf(perhaps, one))) found = 'perhaps';
  }
  return found;
}
