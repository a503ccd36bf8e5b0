import { begins, type Hide } from './edges.ts';

/**
 * Credentials that can be told by how they begin. `body` is what follows the beginning; it ends in its only unbounded
 * part, so that a look which fails is short. `anywhere`: the beginning is so rare that no letter before it matters.
 */
interface Shape {
  readonly starts: string;
  /** Made when it is first looked for: most never are. */
  readonly body: () => RegExp;
  readonly anywhere?: true;
}

function shape(starts: string, body: RegExp): Shape {
  let sticky: RegExp | undefined;
  return {
    starts,
    body: () => {
      sticky ??= new RegExp(body.source, `${body.flags}y`);
      return sticky;
    },
  };
}
const anywhere = (starts: string, body: RegExp): Shape => ({ ...shape(starts, body), anywhere: true });

export const shapes: readonly Shape[] = [
  /** Amazon: key ids, then Bedrock. */
  anywhere('AKIA ASIA ABIA ACCA', /[A-Z0-9]{16}\w*/),
  shape('ABSK', /[\w+/]{60,}={0,2}/),
  shape('amzn.mws.', /[\da-f]{8}-[\da-f-]{27,}/),
  /** GitHub, GitLab, Bitbucket and Atlassian, Gitea-like hosts. */
  anywhere('ghp_ gho_ ghu_ ghs_ ghr_', /[A-Za-z0-9]{30}[\w.-]*/),
  shape('ghp_ gho_ ghu_ ghs_ ghr_', /\w{10,}/),
  anywhere('github_pat_', /\w{10,}/),
  anywhere('glpat- gldt- glrt- glrtr- glptt- glft- glcbt- glimt- glagent- gloas- glsoat- glffct-', /[\w.-]{16,}/),
  shape('GR1348941', /[\w-]{20,}/),
  shape('ATATT3 ATCTT3 ATBB', /[\w=-]{24,}/),
  shape('sgp_', /[\da-f_]{40,}/),
  /** Models: OpenAI and who took over its form, Anthropic, Groq, Hugging Face, Replicate, Perplexity, xAI, NVIDIA, LangSmith. */
  shape('sk-', /(?=[\w-]{0,100}?(?:\d[A-Za-z]|\d{4}))[\w-]{10,}|(?=[\w-]{0,40}?[A-Za-z0-9]{18})[\w-]{20,}/),
  shape('gsk_ r8_ pplx- xai- nvapi- fw_ tvly- jina_', /[\w-]{30,}/),
  shape('hf_ api_org_', /[A-Za-z0-9]{30,}/),
  shape('lsv2_pt_ lsv2_sk_', /\w{32,}/),
  /** Google: keys, OAuth secrets, access and refresh tokens. */
  anywhere('AIza', /[\w-]{35,}/),
  anywhere('GOCSPX-', /[\w-]{20,}/),
  shape('ya29.', /[\w-]{20,}/),
  shape('1//0', /[\w-]{30,}/),
  /** Payments and shops. */
  anywhere('sk_live_ sk_test_ rk_live_ rk_test_ whsec_', /[A-Za-z0-9+/]{10,}={0,2}/),
  shape('sq0csp- sq0atp- EAAA', /[\w-]{22,}/),
  anywhere('shpat_ shpss_ shpca_ shppa_', /[\da-fA-F]{32,}/),
  shape('shippo_live_ shippo_test_', /[\da-f]{40,}/),
  shape('EZAK EZTK', /[A-Za-z0-9]{54,}/),
  shape('access_token$production$ access_token$sandbox$', /\w{8,}\$\w{20,}/),
  shape('duffel_live_ duffel_test_', /[\w=-]{30,}/),
  /** Chat and mail. */
  anywhere('xoxa- xoxb- xoxc- xoxd- xoxe- xoxo- xoxp- xoxr- xoxs- xapp- xoxe.', /[\w.%/+-]{10,}/),
  anywhere('hooks.slack.com/services/ hooks.slack.com/workflows/ hooks.slack.com/triggers/', /[\w/]{20,}/),
  anywhere('discord.com/api/webhooks/ discordapp.com/api/webhooks/', /\d{10,24}\/[\w-]{20,}/),
  anywhere('webhook.office.com/webhookb2/', /[\w@/-]{40,}/),
  shape('SG.', /[\w-]{16,32}\.[\w-]{16,}/),
  shape('key-', /[\da-f]{32}/),
  shape('SK', /[\da-f]{32}(?![\da-f])/),
  anywhere('xkeysib- xsmtpsib-', /[\da-f]{32,}[\w-]*/),
  shape('re_', /(?=\w{0,24}\d)[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}/),
  /** Clouds and hosts. */
  anywhere('dop_v1_ doo_v1_ dor_v1_', /[\da-f]{40,}/),
  shape('LTAI', /[A-Za-z0-9]{16,}/),
  shape('AKID', /[A-Za-z0-9]{32,}/),
  shape('HRKU-', /[\w-]{36,}/),
  shape('dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.', /[\w.-]{32,}/),
  shape('fm1_ fm2_ fo1_', /[\w+/-]{40,}={0,2}/),
  shape('rnd_ nfp_ vcp_ vci_ vca_ vcr_ vck_', /[A-Za-z0-9]{24,}/),
  anywhere('vercel_blob_rw_', /\w{20,}/),
  anywhere('sb_secret_', /[\w-]{20,}/),
  shape('sbp_', /[\da-f]{40,}/),
  anywhere('pscale_tkn_ pscale_pw_ pscale_oauth_', /[\w.=-]{32,}/),
  shape('tskey-', /[\w-]{16,}/),
  shape('pul-', /[\da-f]{40,}/),
  shape('hvs. hvb. hvr.', /[\w-]{20,}/),
  shape('ops_eyJ', /[\w+/=-]{40,}/),
  shape('v1.0-', /[\da-f]{24}-[\da-f]{100,}/),
  shape('dt0c01. dt0s01.', /[A-Z0-9]{24}\.[A-Z0-9]{40,}/),
  shape('NRAK- NRAA- NRJS- NRII- NRIQ-', /[A-Za-z0-9_-]{16,}/),
  anywhere('glsa_', /[A-Za-z0-9]{32}_[\da-f]{8}/),
  shape('glc_', /[\w+/]{32,}={0,2}/),
  anywhere('sntrys_ sntryu_ sntrya_', /[\w+/=-]{40,}/),
  shape('dapi', /[\da-f]{32}/),
  shape('AKCp', /[A-Za-z0-9]{60,}/),
  /** Packages and build services. */
  anywhere('npm_', /[A-Za-z0-9]{36,}/),
  anywhere('pypi-AgE', /[\w-]{40,}/),
  anywhere('rubygems_', /[\da-f]{40,}/),
  anywhere('dckr_pat_ dckr_oat_', /[\w-]{20,}/),
  shape('CLOJARS_', /[\da-zA-Z]{50,}/),
  shape('oy2', /[a-z0-9]{43}(?![a-z0-9])/),
  shape('cio', /[A-Za-z0-9]{32}(?![A-Za-z0-9])/),
  shape('bkua_ bkpt_', /[\da-f]{32,}/),
  anywhere('CCIPAT_ CCIPRJ_', /[A-Za-z0-9]{16,}_[\da-f]{32,}/),
  /** Work and design. */
  anywhere('lin_api_ lin_oauth_', /[A-Za-z0-9]{32,}/),
  shape('ntn_', /[A-Za-z0-9]{40,}/),
  shape('secret_', /(?=[A-Za-z]{0,42}\d)[A-Za-z0-9]{43}/),
  anywhere('figd_ figo_ figor_', /[\w-]{30,}/),
  anywhere('PMAK-', /[\da-f]{24}-[\da-f]{34}/),
  shape('pat', /[A-Za-z0-9]{14}\.[\da-f]{64}/),
  anywhere('CFPAT-', /[\w-]{40,}/),
  shape('phx_ phs_', /[A-Za-z0-9]{30,}/),
  shape('EAACEdEose0cBA EAAG EAAB', /[A-Za-z0-9]{40,}/),
  shape('p8e-', /[A-Za-z0-9]{32}/),
  shape('pat-na1- pat-eu1-', /[\da-f-]{36}/),
  anywhere('AGE-SECRET-KEY-1', /[A-Z0-9]{40,}/),
  /** Hashes of passwords: bcrypt, crypt, argon2, scrypt. */
  anywhere('$2a$ $2b$ $2y$', /\d\d\$[\w./]{50,}/),
  anywhere('$1$ $5$ $6$ $y$', /[\w./=$]{4,40}\$[\w./]{22,}/),
  anywhere('$argon2i$ $argon2d$ $argon2id$', /[\w.,=$+/]{40,}/),
  anywhere('$scrypt$ $pbkdf2-sha256$ $pbkdf2-sha512$ pbkdf2_sha256$', /[\w.,=$+/]{40,}/),
];

/** Told by a part in the middle; they are looked for as they are. */
const odd: readonly RegExp[] = [
  /** A bot of Telegram, one of Discord, Terraform Cloud, an application of Azure, a list of Mailchimp. */
  /\d{8,10}:AA[\w-]{32,}/g,
  /[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}/g,
  /[A-Za-z0-9]{14}\.atlasv1\.[\w-]{60,}/g,
  /[\w.~-]{3}\dQ~[\w.~-]{31,34}/g,
  /[\da-f]{32}-us\d{1,2}(?!\d)/g,
];

/** A beginning, and the shapes that have it. */
type Start = readonly [start: string, shapes: readonly Shape[]];

/** Beginnings by their first two characters, the longest first. A pattern of all of them would take longer to make than most texts to read. */
function startsByPair(): ReadonlyMap<string, readonly Start[]> {
  const byStart = new Map<string, Shape[]>();
  for (const one of shapes)
    for (const start of one.starts.split(' ')) {
      const same = byStart.get(start);
      if (same) same.push(one);
      else byStart.set(start, [one]);
    }
  const byPair = new Map<string, Start[]>();
  for (const each of byStart) {
    const pair = each[0].slice(0, 2);
    isFirst[pair.charCodeAt(0)] = 1;
    const same = byPair.get(pair);
    if (same) same.push(each);
    else byPair.set(pair, [each]);
  }
  for (const same of byPair.values()) same.sort(([a], [b]) => b.length - a.length);
  return byPair;
}

let known: ReadonlyMap<string, readonly Start[]> | undefined;
/** Characters that a beginning begins with. */
const isFirst = new Uint8Array(128);

const oddLook = /:AA|atlasv1|Q~|-us\d|[MNO][\w-]{23,27}\.[\w-]{6}\./;

/** Looks at one long word, which stands at `from`. */
function hideIn(word: string, from: number, text: string, hide: Hide): void {
  if (oddLook.test(word))
    for (const one of odd) for (const found of word.matchAll(one)) hide(from + found.index, from + found.index + found[0].length);
  known ??= startsByPair();
  for (let i = 0; i < word.length - 1; i += 1) {
    if (!isFirst[word.charCodeAt(i)]) continue;
    const found = known.get(word.slice(i, i + 2))?.find(([start]) => word.startsWith(start, i));
    if (!found) continue;
    const at = from + i;
    for (const { body: made, anywhere: wherever } of found[1]) {
      const body = made();
      body.lastIndex = at + found[0].length;
      if (!body.test(text) || !(wherever || begins(text, at))) continue;
      hide(at, body.lastIndex);
      i = body.lastIndex - from - 1;
      break;
    }
  }
}

/** Credentials that bear the mark of who gave them out. */
export function hideShapes(text: string, words: readonly number[], hide: Hide): void {
  for (let i = 0; i < words.length; i += 2) {
    const from = words[i] as number;
    hideIn(text.slice(from, words[i + 1]), from, text, hide);
  }
}

const dotted = /(?<![\w-])[\w-]{10,}(?:\.[\w-]*){1,4}/g;

/** Signed and encrypted web tokens: `eyJ….eyJ….…`, and five parts of which the first is such a header. */
export function hideWebTokens(text: string, hide: Hide): void {
  if (!text.includes('eyJ')) return;
  for (const found of text.matchAll(dotted)) {
    const parts = found[0].split('.');
    const header = (parts[0] as string).indexOf('eyJ');
    if (header < 0 || (parts[0] as string).length - header < 10) continue;
    if (parts[1]?.startsWith('eyJ') || (parts.length === 5 && parts.slice(2).every((part) => part.length > 0)))
      hide(found.index + header, found.index + found[0].length);
  }
}
