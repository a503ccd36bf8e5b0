import { begins, type Hide } from './edges.ts';

/**
 * Credentials that can be told by how they begin. `body` is what follows the beginning; it ends in its only unbounded
 * part, so that a look which fails is short. `anywhere`: the beginning is so rare that no letter before it matters.
 */
interface Shape {
  readonly starts: string;
  /** Made when it is looked for: most never are, and all of them together take longer than most texts. */
  readonly body: () => RegExp;
  readonly anywhere?: true;
}

const shape = (starts: string, body: () => RegExp): Shape => ({ starts, body });
const anywhere = (starts: string, body: () => RegExp): Shape => ({ starts, body, anywhere: true });

export const shapes: readonly Shape[] = [
  /** Amazon: key ids, then Bedrock. */
  anywhere('AKIA ASIA ABIA ACCA', () => /[A-Z0-9]{16}\w*/y),
  shape('A3T', () => /[A-Z0-9]{17}(?![A-Za-z0-9])/y),
  anywhere('bedrock-api-key-', () => /[\w+/]{40,}={0,2}/y),
  shape('ABSK', () => /[\w+/]{60,}={0,2}/y),
  shape('amzn.mws.', () => /[\da-f]{8}-[\da-f-]{27,}/y),
  /** GitHub, GitLab, Bitbucket and Atlassian, Gitea-like hosts. */
  anywhere('ghp_ gho_ ghu_ ghs_ ghr_', () => /[A-Za-z0-9]{30}[\w.-]*/y),
  shape('ghp_ gho_ ghu_ ghs_ ghr_', () => /\w{10,}/y),
  anywhere('github_pat_', () => /\w{10,}/y),
  anywhere('glpat- gldt- glrt- glrtr- glptt- glft- glcbt- glimt- glagent- gloas- glsoat- glffct-', () => /[\w.-]{16,}/y),
  shape('GR1348941', () => /[\w-]{20,}/y),
  shape('ATATT3 ATCTT3 ATBB', () => /[\w=-]{24,}/y),
  shape('sgp_', () => /[\da-f_]{40,}/y),
  /** Models: OpenAI and who took over its form, Anthropic, Groq, Hugging Face, Replicate, Perplexity, xAI, NVIDIA, LangSmith. */
  shape('sk-', () => /(?=[\w-]{0,100}?(?:\d[A-Za-z]|\d{4}))[\w-]{10,}|(?=[\w-]{0,40}?[A-Za-z0-9]{18})[\w-]{20,}/y),
  shape('gsk_ r8_ pplx- xai- nvapi- fw_ tvly- jina_', () => /[\w-]{30,}/y),
  shape('hf_ api_org_', () => /[A-Za-z0-9]{30,}/y),
  shape('lsv2_pt_ lsv2_sk_', () => /\w{32,}/y),
  /** Cerebras, Together, Firecrawl, ElevenLabs, E2B, Brave, Pinecone, Voyage, Weights & Biases, Context7, Cursor, RunPod, Apify. */
  shape('csk-', () => /[a-z0-9]{40,}/y),
  shape('tgp_v1_', () => /[\w-]{40,}/y),
  shape('fc-', () => /[\da-f]{32}(?![A-Za-z0-9])/y),
  shape('sk_', () => /[\da-f]{48}(?![A-Za-z0-9])/y),
  shape('e2b_', () => /[\da-f]{40}/y),
  shape('BSA', () => /(?=[\w-]{0,26}\d)(?=[\w-]{0,26}[a-z])(?=[\w-]{0,26}[A-Z])[\w-]{27}(?![A-Za-z0-9])/y),
  shape('pa-', () => /(?=[\w-]{0,42}\d)(?=[\w-]{0,42}[a-z])(?=[\w-]{0,42}[A-Z])[\w-]{43,}/y),
  shape('pcsk_', () => /[A-Za-z0-9]{5,6}_[A-Za-z0-9]{50,}/y),
  anywhere('wandb_v1_ apify_api_', () => /\w{34,}/y),
  shape('ctx7sk-', () => /[\da-f-]{36}/y),
  shape('crsr_', () => /[\da-f]{60,}/y),
  shape('rpa_', () => /[A-Za-z0-9]{36,}/y),
  /** Google: keys, OAuth secrets, access and refresh tokens. */
  anywhere('AIza', () => /[\w-]{35,}/y),
  anywhere('GOCSPX-', () => /[\w-]{20,}/y),
  shape('ya29.', () => /[\w-]{20,}/y),
  shape('1//0', () => /[\w-]{30,}/y),
  shape('AQ.Ab', () => /[\w-]{40,}/y),
  /** Payments and shops. */
  anywhere('sk_live_ sk_test_ sk_prod_ rk_live_ rk_test_ rk_prod_ whsec_', () => /[A-Za-z0-9+/]{10,}={0,2}/y),
  shape('sq0csp- sq0atp- EAAA', () => /[\w-]{22,}/y),
  anywhere('shpat_ shpss_ shpca_ shppa_', () => /[\da-fA-F]{32,}/y),
  shape('shippo_live_ shippo_test_', () => /[\da-f]{40,}/y),
  shape('EZAK EZTK', () => /[A-Za-z0-9]{54,}/y),
  shape('access_token$production$ access_token$sandbox$', () => /\w{8,}\$\w{20,}/y),
  shape('duffel_live_ duffel_test_', () => /[\w=-]{30,}/y),
  anywhere('FLWSECK- FLWSECK_TEST-', () => /[\da-h]{12,}(?:-X)?/y),
  shape('live_', () => /[\da-f]{35}(?![A-Za-z0-9])/y),
  /** Chat and mail. */
  anywhere('xoxa- xoxb- xoxc- xoxd- xoxe- xoxo- xoxp- xoxr- xoxs- xapp- xoxe.', () => /[\w.%/+-]{10,}/y),
  anywhere('hooks.slack.com/services/ hooks.slack.com/workflows/ hooks.slack.com/triggers/', () => /[\w/]{20,}/y),
  anywhere('discord.com/api/webhooks/ discordapp.com/api/webhooks/', () => /\d{10,24}\/[\w-]{20,}/y),
  anywhere('webhook.office.com/webhookb2/', () => /[\w@/-]{40,}/y),
  anywhere('hooks.zapier.com/hooks/catch/', () => /\d+\/\w{5,}/y),
  shape('mfa.', () => /[\w-]{80,}/y),
  shape('mlsn.', () => /[\da-f]{64}/y),
  shape('IGQV', () => /[\w-]{60,}/y),
  shape('SG.', () => /[\w-]{16,32}\.[\w-]{16,}/y),
  shape('key-', () => /[\da-f]{32}/y),
  shape('SK', () => /[\da-f]{32}(?![\da-f])/y),
  anywhere('xkeysib- xsmtpsib-', () => /[\da-f]{32,}[\w-]*/y),
  shape('re_', () => /(?=\w{0,24}\d)[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}/y),
  /** Clouds and hosts. */
  anywhere('dop_v1_ doo_v1_ dor_v1_', () => /[\da-f]{40,}/y),
  shape('LTAI', () => /[A-Za-z0-9]{16,}/y),
  shape('AKID', () => /[A-Za-z0-9]{32,}/y),
  shape('HRKU-', () => /[\w-]{36,}/y),
  shape('dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.', () => /[\w.-]{32,}/y),
  shape('fm1_ fm2_ fo1_', () => /[\w+/-]{40,}={0,2}/y),
  shape('rnd_ nfp_ vcp_ vci_ vca_ vcr_ vck_', () => /[A-Za-z0-9]{24,}/y),
  anywhere('vercel_blob_rw_', () => /\w{20,}/y),
  anywhere('sb_secret_', () => /[\w-]{20,}/y),
  shape('sbp_', () => /[\da-f]{40,}/y),
  anywhere('pscale_tkn_ pscale_pw_ pscale_oauth_', () => /[\w.=-]{32,}/y),
  shape('tskey-', () => /[\w-]{16,}/y),
  shape('pul-', () => /[\da-f]{40,}/y),
  shape('hvs. hvb. hvr.', () => /[\w-]{20,}/y),
  shape('ops_eyJ', () => /[\w+/=-]{40,}/y),
  shape('v1.0-', () => /[\da-f]{24}-[\da-f]{100,}/y),
  shape('dt0c01. dt0s01.', () => /[A-Z0-9]{24}\.[A-Z0-9]{40,}/y),
  shape('NRAK- NRAA- NRJS- NRII- NRIQ-', () => /[A-Za-z0-9_-]{16,}/y),
  anywhere('glsa_', () => /[A-Za-z0-9]{32}_[\da-f]{8}/y),
  shape('glc_', () => /[\w+/]{32,}={0,2}/y),
  anywhere('sntrys_ sntryu_ sntrya_', () => /[\w+/=-]{40,}/y),
  shape('dapi', () => /[\da-f]{32}/y),
  shape('AKCp', () => /[A-Za-z0-9]{60,}/y),
  shape('cmVmd', () => /[A-Za-z0-9]{59}(?![A-Za-z0-9+/])/y),
  shape('cfut_ cfat_ cfk_', () => /[A-Za-z0-9]{40,}/y),
  shape('napi_', () => /[a-z0-9]{60,}/y),
  shape('4b1d', () => /[A-Za-z0-9]{38}(?![A-Za-z0-9+/])/y),
  anywhere('mdb_sa_sk_', () => /[\w-]{30,}/y),
  anywhere('sha256~', () => /[\w-]{43}/y),
  /** Vault before its tokens had a mark of two letters. */
  shape('s.', () => /(?=[A-Za-z]{0,23}\d)(?=[a-z\d]{0,23}[A-Z])(?=[A-Z\d]{0,23}[a-z])[A-Za-z0-9]{24}(?![A-Za-z0-9.(])/y),
  /** Yandex: tokens, keys, ids of keys and what belongs to them. */
  shape('t1.', () => /[\w-]{20,512}={0,2}\.[\w-]{86}={0,2}/y),
  shape('AQVN', () => /[\w-]{35,}/y),
  shape('YCAJ', () => /[\w-]{21,25}(?![\w-])/y),
  shape('YCM', () => /[\w-]{37}(?![\w-])/y),
  shape('dnkey-', () => /[\w=-]{26}-[\w=-]{52}/y),
  shape('A3-', () => /[A-Z0-9]{6}-[A-Z0-9]{6}-?[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3}/y),
  /** Packages and build services. */
  anywhere('npm_', () => /[A-Za-z0-9]{36,}/y),
  anywhere('pypi-AgE', () => /[\w-]{40,}/y),
  anywhere('rubygems_', () => /[\da-f]{40,}/y),
  anywhere('dckr_pat_ dckr_oat_', () => /[\w-]{20,}/y),
  shape('CLOJARS_', () => /[\da-zA-Z]{50,}/y),
  shape('oy2', () => /[a-z0-9]{43}(?![a-z0-9])/y),
  shape('cio', () => /[A-Za-z0-9]{32}(?![A-Za-z0-9])/y),
  shape('bkua_ bkpt_', () => /[\da-f]{32,}/y),
  shape('pat. sat.', () => /[\w-]{22}\.[A-Za-z0-9]{24}\.[A-Za-z0-9]{20}/y),
  shape('API-', () => /[A-Z0-9]{26}(?![A-Za-z0-9])/y),
  shape('sqp_ squ_ sqa_', () => /[\da-f]{40}/y),
  shape('pnu_ pnb_', () => /[A-Za-z0-9]{36}/y),
  shape('tk-us-', () => /[\w-]{48}/y),
  shape('ico-', () => /[A-Za-z0-9]{32}(?![A-Za-z0-9])/y),
  shape('sm_aat_ sm_pat_ sm_sat_', () => /[A-Za-z0-9]{16,}/y),
  anywhere('CCIPAT_ CCIPRJ_', () => /[A-Za-z0-9]{16,}_[\da-f]{32,}/y),
  /** Work and design. */
  anywhere('lin_api_ lin_oauth_', () => /[A-Za-z0-9]{32,}/y),
  shape('ntn_', () => /[A-Za-z0-9]{40,}/y),
  shape('secret_', () => /(?=[A-Za-z]{0,42}\d)[A-Za-z0-9]{43}/y),
  anywhere('figd_ figo_ figor_', () => /[\w-]{30,}/y),
  anywhere('PMAK-', () => /[\da-f]{24}-[\da-f]{34}/y),
  shape('pat', () => /[A-Za-z0-9]{14}\.[\da-f]{64}/y),
  anywhere('CFPAT-', () => /[\w-]{40,}/y),
  shape('phx_ phs_', () => /[A-Za-z0-9]{30,}/y),
  shape('EAACEdEose0cBA EAAG EAAB', () => /[A-Za-z0-9]{40,}/y),
  shape('tfp_', () => /[\w.=-]{40,}/y),
  shape('rdme_', () => /[a-z0-9]{60,}/y),
  shape('fio-u-', () => /[\w=-]{60,}/y),
  shape('sk.eyJ', () => /[\w-]{20,512}\.[\w-]{20,}/y),
  shape('sl.', () => /(?=[\w-]{0,200}\d)[\w-]{100,}/y),
  shape('ATTA', () => /[\da-fA-F]{60,}/y),
  shape('p8e-', () => /[A-Za-z0-9]{32}/y),
  shape('pat-na1- pat-eu1-', () => /[\da-f-]{36}/y),
  anywhere('AGE-SECRET-KEY-1', () => /[A-Z0-9]{40,}/y),
  /** Hashes of passwords: bcrypt, crypt, argon2, scrypt. */
  anywhere('$2a$ $2b$ $2y$', () => /\d\d\$[\w./]{50,}/y),
  anywhere('$1$ $5$ $6$ $y$', () => /[\w./=$]{4,40}\$[\w./]{22,}/y),
  anywhere('$argon2i$ $argon2d$ $argon2id$', () => /[\w.,=$+/]{40,}/y),
  anywhere('$scrypt$ $pbkdf2-sha256$ $pbkdf2-sha512$ pbkdf2_sha256$', () => /[\w.,=$+/]{40,}/y),
];

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
const beginnings = ` ${shapes.map(({ starts }) => starts).join(' ')} `;

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
  const known = byStart.get(start) ?? shapes.filter(({ starts }) => ` ${starts} `.includes(` ${start} `));
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
    for (const { body: made, anywhere: wherever } of shapesWith(start)) {
      /** Asked first: a body may be long, and read in vain at each of many beginnings within words. */
      if (!wherever && !begins(text, at)) continue;
      const body = made();
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
