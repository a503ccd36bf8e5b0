import { stem } from './stem.ts';

/** Words that say nothing about what is looked for: they stand in every question and every text. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are as at be because been before being between both but by can cannot could did
  didn do does doesn doing don done for from get gets give given gives go goes going gone got had has have having he her here him
  his how i if in into is isn it its just know let like ll look looked looking looks made make makes many may me might more most
  much must my need needs no nor not now of off on once one only or other our out over own per please put re s said same say says
  see seen shall she should show shows so some still such t tell than that the their them then there these they thing things this
  those to too under until up us use used uses using very want was wasn we were what when where whether which while who whom whose
  why will with without would you your yours about`.split(/\s+/),
);

const lightWords = `access action actually allow approach avoid bad best better big bug case cause change choice choose chose chosen come concern
  consider correct current currently date day decide decided decision deal default describe detail different difference difficult
  easy error example exist expect explain fact fail failure fast feature find first fix follow found full good handle happen help
  high history idea impact important improve info information instead issue job keep kept kind large last latest lead learn leave
  left level list little long low main manage manner matter mean method move name new next note number old open option order part
  people person place plan point policy possible prevent problem procedure process project purpose question quick quickly reason
  recent recently relate remain remember remove report require responsible result right roadmap rule run safe schedule second set
  setup short situation slow small solution solve sort start state status step stop strategy suggest support system take task team
  time topic true try type understand update upgrade value version way week work worked works wrong year`;

let lightStems: ReadonlySet<string> | undefined;

/**
 * Whether this is the stem of a word with which people ask about anything: those say little about what is meant. Whether they stand in
 * a text matters less, and that they stand nowhere means nothing.
 */
export function isLightStem(word: string): boolean {
  /** When it is first asked: a short command never does. */
  lightStems ??= new Set(lightWords.split(/\s+/).map(stem));
  return lightStems.has(word);
}

/** Short forms that people write for longer words; each is kept under the stem of the long one. */
const longForms: Readonly<Record<string, string>> = {
  admin: 'administr',
  app: 'applic',
  apps: 'applic',
  args: 'argument',
  auth: 'authent',
  authn: 'authent',
  cert: 'certif',
  certs: 'certif',
  config: 'configur',
  configs: 'configur',
  conf: 'configur',
  db: 'databas',
  dbs: 'databas',
  dep: 'depend',
  deps: 'depend',
  dev: 'develop',
  dir: 'directori',
  dirs: 'directori',
  doc: 'document',
  docs: 'document',
  email: 'mail',
  emails: 'mail',
  env: 'environ',
  envs: 'environ',
  err: 'error',
  errs: 'error',
  fn: 'function',
  func: 'function',
  impl: 'implement',
  info: 'inform',
  init: 'initi',
  js: 'javascript',
  k8s: 'kubernet',
  lib: 'librari',
  libs: 'librari',
  login: 'login',
  mem: 'memori',
  msg: 'messag',
  msgs: 'messag',
  param: 'paramet',
  params: 'paramet',
  perf: 'perform',
  pg: 'postgresql',
  postgres: 'postgresql',
  prod: 'product',
  repo: 'repositori',
  repos: 'repositori',
  req: 'request',
  reqs: 'request',
  spec: 'specif',
  specs: 'specif',
  temp: 'temporari',
  tmp: 'temporari',
  ts: 'typescript',
  py: 'python',
  usr: 'user',
  vars: 'variabl',
};

export const longForm = (word: string): string | undefined => (Object.hasOwn(longForms, word) ? longForms[word] : undefined);
