import { begins, type Hide } from './edges.ts';

/**
 * Credentials that can be told by how they begin: the beginnings, and after two spaces a pattern of what follows, which ends in its
 * only unbounded part, so that a look which fails is short. A star: the beginning is so rare that no letter before it matters. It is
 * one text, since most of it is never looked for, and all those patterns would take longer to make than most texts to read.
 */
const table = String.raw`
# Amazon: key ids, then Bedrock.
* AKIA ASIA ABIA ACCA  [A-Z0-9]{16}\w*
  A3T  [A-Z0-9]{17}(?![A-Za-z0-9])
* bedrock-api-key-  [\w+/]{40,}={0,2}
  ABSK  [\w+/]{60,}={0,2}
  amzn.mws.  [\da-f]{8}-[\da-f-]{27,}
# GitHub, GitLab, Bitbucket and Atlassian, Gitea-like hosts.
* ghp_ gho_ ghu_ ghs_ ghr_  [A-Za-z0-9]{30}[\w.-]*
  ghp_ gho_ ghu_ ghs_ ghr_  \w{10,}
* github_pat_  \w{10,}
* glpat- gldt- glrt- glrtr- glptt- glft- glcbt- glimt- glagent- gloas- glsoat- glffct- glwt-  [\w.-]{16,}
  GR1348941  [\w-]{20,}
  ATATT3 ATCTT3 ATBB  [\w=-]{24,}
  sgp_  [\da-f_]{40,}
# Models: OpenAI and who took over its form, Anthropic, Groq, Hugging Face, Replicate, Perplexity, xAI, NVIDIA, LangSmith.
* sk-ant- sk-proj- sk-svcacct- sk-or-v1-  (?=[\w-]{0,100}?\d)[\w-]{30,}
  sk- sk-ant- sk-proj- sk-svcacct- sk-or-v1-  (?=[\w-]{0,100}?(?:\d[A-Za-z]|\d{4}))[\w-]{10,}|(?=[\w-]{0,40}?[A-Za-z0-9]{18})[\w-]{20,}
  gsk_ r8_ pplx- xai- nvapi- fw_ tvly- jina_  [\w-]{30,}
  hf_ api_org_  [A-Za-z0-9]{30,}
  lsv2_pt_ lsv2_sk_  \w{32,}
# Cerebras, Together, Firecrawl, ElevenLabs, E2B, Brave, Pinecone, Voyage, Weights & Biases, Context7, Cursor, RunPod, Apify.
  csk-  [a-z0-9]{40,}
  tgp_v1_  [\w-]{40,}
  fc-  [\da-f]{32}(?![A-Za-z0-9])
  sk_  [\da-f]{48}(?![A-Za-z0-9])
  e2b_  [\da-f]{40}
  BSA  (?=[\w-]{0,26}\d)(?=[\w-]{0,26}[a-z])(?=[\w-]{0,26}[A-Z])[\w-]{27}(?![A-Za-z0-9])
  pa-  (?=[\w-]{0,42}\d)(?=[\w-]{0,42}[a-z])(?=[\w-]{0,42}[A-Z])[\w-]{43,}
  pcsk_  [A-Za-z0-9]{5,6}_[A-Za-z0-9]{50,}
* wandb_v1_ apify_api_  \w{34,}
  ctx7sk-  [\da-f-]{36}
  crsr_  [\da-f]{60,}
  rpa_  [A-Za-z0-9]{36,}
# Google: keys, OAuth secrets, access and refresh tokens.
* AIza  [\w-]{35,}
* GOCSPX-  [\w-]{20,}
  ya29.  (?:[a-z]\.)?[\w-]{20,}[\w.-]*
  1//0  [\w-]{30,}
  AQ.Ab  [\w-]{40,}
# Payments and shops.
* sk_live_ sk_test_ sk_prod_ rk_live_ rk_test_ rk_prod_ whsec_  [A-Za-z0-9+/]{10,}={0,2}
  sq0csp- sq0atp- EAAA  [\w-]{22,}
* shpat_ shpss_ shpca_ shppa_ shpua_ shptka_  [\da-fA-F]{32,}
  shippo_live_ shippo_test_  [\da-f]{40,}
  EZAK EZTK  [A-Za-z0-9]{54,}
  access_token$production$ access_token$sandbox$  \w{8,}\$\w{20,}
  duffel_live_ duffel_test_  [\w=-]{30,}
* FLWSECK- FLWSECK_TEST-  [\da-h]{12,}(?:-X)?
  live_  [\da-f]{35}(?![A-Za-z0-9])
# Chat and mail.
* xoxa- xoxb- xoxc- xoxd- xoxe- xoxo- xoxp- xoxr- xoxs- xapp- xoxe.  [\w.%/+-]{10,}
* hooks.slack.com/services/ hooks.slack.com/workflows/ hooks.slack.com/triggers/  [\w/]{20,}
* discord.com/api/webhooks/ discordapp.com/api/webhooks/ discord.com/api/v8/webhooks/ discord.com/api/v9/webhooks/ discord.com/api/v10/webhooks/ discordapp.com/api/v8/webhooks/ discordapp.com/api/v9/webhooks/ discordapp.com/api/v10/webhooks/  \d{10,24}\/[\w-]{20,}
* webhook.office.com/webhookb2/  [\w@/-]{40,}
* hooks.zapier.com/hooks/catch/  \d+\/\w{5,}
  mfa.  [\w-]{80,}
  mlsn.  [\da-f]{64}
  IGQV  [\w-]{60,}
  SG.  [\w-]{16,32}\.[\w-]{16,}
  key-  [\da-f]{32}
  SK  [\da-f]{32}(?![\da-f])
* xkeysib- xsmtpsib-  [\da-f]{32,}[\w-]*
  re_  (?=\w{0,24}\d)[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}
# Clouds and hosts.
* dop_v1_ doo_v1_ dor_v1_  [\da-f]{40,}
  LTAI  [A-Za-z0-9]{16,}
  AKID  [A-Za-z0-9]{32,}
  HRKU-  [\w-]{36,}
  dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.  [\w.-]{32,}
  fm1_ fm2_ fo1_  [\w+/-]{40,}={0,2}
  rnd_ nfp_ vcp_ vci_ vca_ vcr_ vck_  [A-Za-z0-9]{24,}
* vercel_blob_rw_  \w{20,}
* sb_secret_  [\w-]{20,}
  sbp_ sbp_v0_  [\da-f]{40,}
* pscale_tkn_ pscale_pw_ pscale_oauth_  [\w.=-]{32,}
  tskey-  [\w-]{16,}
  pul-  [\da-f]{40,}
  hvs. hvb. hvr.  [\w-]{20,}
  ops_eyJ  [\w+/=-]{40,}
  v1.0-  [\da-f]{24}-[\da-f]{100,}
  dt0c01. dt0s01.  [A-Z0-9]{24}\.[A-Z0-9]{40,}
  NRAK- NRAA- NRJS- NRII- NRIQ-  [A-Za-z0-9_-]{16,}
* glsa_  [A-Za-z0-9]{32}_[\da-f]{8}
  glc_  [\w+/]{32,}={0,2}
* sntrys_ sntryu_ sntrya_  [\w+/=-]{40,}
  dapi  [\da-f]{32}
  AKCp  [A-Za-z0-9]{60,}
  cmVmd  [A-Za-z0-9]{59}(?![A-Za-z0-9+/])
  cfut_ cfat_ cfk_  [A-Za-z0-9]{40,}
  napi_  [a-z0-9]{60,}
  4b1d  [A-Za-z0-9]{38}(?![A-Za-z0-9+/])
* mdb_sa_sk_  [\w-]{30,}
* sha256~  [\w-]{43}
# Vault before its tokens had a mark of two letters.
  s.  (?=[A-Za-z]{0,23}\d)(?=[a-z\d]{0,23}[A-Z])(?=[A-Z\d]{0,23}[a-z])[A-Za-z0-9]{24}(?![A-Za-z0-9.(])
# Yandex: tokens, keys, ids of keys and what belongs to them.
  t1.  [\w-]{20,512}={0,2}\.[\w-]{86}={0,2}
  AQVN  [\w-]{35,}
  YCAJ  [\w-]{21,25}(?![\w-])
  YCM  [\w-]{37}(?![\w-])
  dnkey-  [\w=-]{26}-[\w=-]{52}
  A3-  [A-Z0-9]{6}-[A-Z0-9]{6}-?[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3}
# Packages and build services.
* npm_  [A-Za-z0-9]{36,}
* pypi-AgE  [\w-]{40,}
* rubygems_  [\da-f]{40,}
* dckr_pat_ dckr_oat_  [\w-]{20,}
  CLOJARS_  [\da-zA-Z]{50,}
  oy2  [a-z0-9]{43}(?![a-z0-9])
  cio  [A-Za-z0-9]{32}(?![A-Za-z0-9])
  bkua_ bkpt_  [\da-f]{32,}
  pat. sat.  [\w-]{22}\.[A-Za-z0-9]{24}\.[A-Za-z0-9]{20}
  API-  [A-Z0-9]{26}(?![A-Za-z0-9])
  sqp_ squ_ sqa_  [\da-f]{40}
  pnu_ pnb_  [A-Za-z0-9]{36}
  tk-us-  [\w-]{48}
  ico-  [A-Za-z0-9]{32}(?![A-Za-z0-9])
  sm_aat_ sm_pat_ sm_sat_  [A-Za-z0-9]{16,}
* CCIPAT_ CCIPRJ_  [A-Za-z0-9]{16,}_[\da-f]{32,}
# Work and design.
* lin_api_ lin_oauth_ lin_wh_  [A-Za-z0-9]{32,}
  ntn_  [A-Za-z0-9]{40,}
  secret_  (?=[A-Za-z]{0,42}\d)[A-Za-z0-9]{43}
* figd_ figo_ figor_  [\w-]{30,}
* PMAK-  [\da-f]{24}-[\da-f]{34}
  pat  [A-Za-z0-9]{14}\.[\da-f]{64}
* CFPAT-  [\w-]{40,}
  phx_ phs_  [A-Za-z0-9]{30,}
  EAACEdEose0cBA EAAG EAAB  [A-Za-z0-9]{40,}
  tfp_  [\w.=-]{40,}
  rdme_  [a-z0-9]{60,}
  fio-u-  [\w=-]{60,}
  sk.eyJ  [\w-]{20,512}\.[\w-]{20,}
  sl.  (?=[\w-]{0,200}\d)[\w-]{100,}
  sl.u.  (?=[\w-]{0,200}\d)[\w-]{40,}
* snyk_uat. snyk_sat.  [\w.-]{30,}
* polar_oat_ polar_pat_  \w{30,}
  ATTA  [\da-fA-F]{60,}
  p8e-  [A-Za-z0-9]{32}
  pat-na1- pat-eu1-  [\da-f-]{36}
* AGE-SECRET-KEY-1  [A-Z0-9]{40,}
# Private keys without their first line: of OpenSSH, and what PKCS#8, RSA and SEC1 begin with.
* b3BlbnNzaC1rZXktdjE  [\w+/]{6,}(?:(?:\r?\n|\\+r\\+n|\\+n)[ \t]*[\w+/]{40,})*(?:(?:\r?\n|\\+r\\+n|\\+n)[ \t]*[\w+/]{1,69}=)?={0,2}
  MII  [A-Z][\w+/]{2,3}IBA(?:DANBgkqhkiG9w0BAQEFAAS|AKCA|AKBg)[\w+/]{2,}(?:(?:\r?\n|\\+r\\+n|\\+n)[ \t]*[\w+/]{40,})*(?:(?:\r?\n|\\+r\\+n|\\+n)[ \t]*[\w+/]{1,69}=)?={0,2}
  MIGHAgEAMBMGByqGSM49 MIGTAgEAMBMGByqGSM49 MC4CAQAwBQYDK2Vw MHcCAQEEI  [\w+/]{20,}(?:(?:\r?\n|\\+r\\+n|\\+n)[ \t]*[\w+/]{40,})*(?:(?:\r?\n|\\+r\\+n|\\+n)[ \t]*[\w+/]{1,69}=)?={0,2}
# Hashes of passwords: bcrypt, crypt, argon2, scrypt.
* $2a$ $2b$ $2y$  \d\d\$[\w./]{50,}
* $1$ $5$ $6$ $y$  [\w./=$]{4,40}\$[\w./]{22,}
* $argon2i$ $argon2d$ $argon2id$  [\w.,=$+/]{40,}
* $scrypt$ $pbkdf2-sha256$ $pbkdf2-sha512$ pbkdf2_sha256$  [\w.,=$+/]{40,}
`;

interface Shape {
  readonly starts: string;
  readonly body: RegExp;
  readonly anywhere: boolean;
}

/** Two spaces end the beginnings; what stands before them is the star, or its place. */
const shapeOf = (row: string): Shape => {
  const end = row.indexOf('  ', 2);
  return { starts: row.slice(2, end), body: new RegExp(row.slice(end + 2), 'y'), anywhere: row.startsWith('*') };
};

const rows = table.split('\n').filter((row) => row !== '' && !row.startsWith('#'));

/** The beginnings of each shape. */
export const beginningsOfShapes: readonly string[] = rows.map((row) => row.slice(2, row.indexOf('  ', 2)));

/** Told by a part in the middle; they are looked for as they are. */
const odd: readonly RegExp[] = [
  /** Telegram, Firebase, Discord, Terraform Cloud, an application of Azure, Mailchimp, Mailgun, MaxMind. */
  /\d{8,10}:AA[\w-]{32,}/g,
  /[\w-]{8,16}:APA91[\w-]{100,}/g,
  /[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}/g,
  /[A-Za-z0-9]{14}\.atlasv1\.[\w-]{60,}/g,
  /[\w.~-]{3}\dQ~[\w.~-]{31,34}/g,
  /[\da-f]{32}-us\d{1,2}(?!\d)/g,
  /[\da-f]{32}-[\da-f]{8}-[\da-f]{8}(?![A-Za-z0-9-])/g,
  /[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk(?![A-Za-z0-9])/g,
];

/** Each between spaces, so that what one begins with can be told from what it holds. */
const beginnings = ` ${beginningsOfShapes.join(' ')} `;

/** Two characters that a beginning begins with. */
const isPair = new Uint8Array(128 * 128);
for (const start of beginnings.slice(1, -1).split(' ')) isPair[start.charCodeAt(0) * 128 + start.charCodeAt(1)] = 1;

/**
 * Beginnings by their first two characters, the longest first. A pattern of all of them would take longer to make than most texts to
 * read. And of all pairs a text holds few, so they are looked up when they are first seen.
 */
const byPair = new Map<string, readonly string[]>();

function startsOf(pair: string): readonly string[] {
  const found = byPair.get(pair);
  if (found) return found;
  const starts: string[] = [];
  for (let at = beginnings.indexOf(` ${pair}`); at >= 0; at = beginnings.indexOf(` ${pair}`, at + 1)) {
    const start = beginnings.slice(at + 1, beginnings.indexOf(' ', at + 1));
    if (!starts.includes(start)) starts.push(start);
  }
  if (starts.length > 1) starts.sort((a, b) => b.length - a.length);
  byPair.set(pair, starts);
  return starts;
}

/** The longest beginning that stands here. */
function startAt(word: string, at: number): string | undefined {
  for (const start of startsOf(word.slice(at, at + 2))) if (word.startsWith(start, at)) return start;
  return undefined;
}

const byStart = new Map<string, readonly Shape[]>();

/** The shapes that have this beginning. */
function shapesWith(start: string): readonly Shape[] {
  const known = byStart.get(start) ?? rows.filter((_, i) => ` ${beginningsOfShapes[i]} `.includes(` ${start} `)).map(shapeOf);
  byStart.set(start, known);
  return known;
}

const oddLook = /:APA91|:AA|atlasv1|_mmk|-[\da-f]{8}-[\da-f]{8}(?![A-Za-z0-9-])|Q~|-us\d|[MNO][\w-]{23,27}\.[\w-]{6}\./;
/** A text with an odd one holds one of these; but for those of Discord and Mailgun, which are long and have parts. */
const oddMarks = [':A', 'atlasv1', '_mmk', 'Q~', '-us'];
const shortestInParts = 50;
const mayBeOdd = (word: string) => word.length >= shortestInParts && (word.includes('.') || word.includes('-'));

/** Looks at one long word, which stands at `from`; `marked` where its text holds a mark. */
function hideIn(word: string, from: number, text: string, marked: boolean, hide: Hide): void {
  if ((marked || mayBeOdd(word)) && oddLook.test(word))
    for (const one of odd) for (const found of word.matchAll(one)) hide(from + found.index, from + found.index + found[0].length);
  for (let i = 0; i < word.length - 1; i += 1) {
    if (!isPair[word.charCodeAt(i) * 128 + word.charCodeAt(i + 1)]) continue;
    const start = startAt(word, i);
    if (start === undefined) continue;
    const at = from + i;
    for (const { body, anywhere } of shapesWith(start)) {
      /** Asked first: a body may be long, and read in vain at each of many beginnings within words. */
      if (!anywhere && !begins(text, at)) continue;
      body.lastIndex = at + start.length;
      if (!body.test(text)) continue;
      hide(at, body.lastIndex);
      i = body.lastIndex - from - 1;
      break;
    }
  }
}

/** Credentials that bear the mark of who gave them out. */
export function hideShapes(text: string, words: readonly number[], hide: Hide): void {
  let marked = false;
  for (const mark of oddMarks) marked ||= text.includes(mark);
  for (let i = 0; i < words.length; i += 2) {
    const from = words[i] as number;
    hideIn(text.slice(from, words[i + 1]), from, text, marked, hide);
  }
}

const dotted = /(?<![\w-])[\w-]{10,}(?:\.[\w-]*){1,4}/g;

/** Signed and encrypted web tokens: `eyJ….eyJ….…`, and five parts of which the first is such a header. */
export function hideWebTokens(text: string, hide: Hide): void {
  for (const found of text.matchAll(dotted)) {
    const parts = found[0].split('.');
    const header = (parts[0] as string).indexOf('eyJ');
    if (header < 0 || (parts[0] as string).length - header < 10) continue;
    if (parts[1]?.startsWith('eyJ') || (parts.length === 5 && parts.slice(2).every((part) => part.length > 0)))
      hide(found.index + header, found.index + found[0].length);
  }
}
