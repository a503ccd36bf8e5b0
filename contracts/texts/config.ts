import { defineTexts } from '../kit/index.ts';

/** What is wrong with config.json, field by field, and what to do next. */
export const configTexts = defineTexts({
  'status-next': {
    config: 'mi config validate',
    values: 'mi values set --text "<what you want done, and how>"',
    last: 'mi show last',
    hosts: 'mi host sync',
    run: 'mi run "<what is to be done>"',
  },
  'status-apply': 'mi claim apply-suggested {id} --dry-run',
  'config-unreadable': { message: 'It cannot be read: {code}.', fix: 'Make it a file that this user may read.' },
  'config-not-json': {
    message: 'It is no JSON: line {line}, column {column}.',
    fix: 'Look there for a comma, a quote or a brace.',
  },
  'config-not-an-object': { message: 'It holds no object.', fix: 'Begin with {example}.' },
  'config-of-another-version': {
    message: 'Its version is {version}, and this mi knows v1.',
    fix: 'Use a newer mi, or set "version" to "v1".',
  },
  'config-types': {
    object: 'an object',
    array: 'a list',
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    null: 'null',
  },
  'config-field-misspelt': { message: '{field} is not known.', fix: 'Did you mean {meant}?' },
  'config-field-unknown': { message: '{field} is not known.', fix: 'There is: {known}.' },
  'config-field-of-another-type': { message: '{field} must be {types}.', fix: 'As usual it is {usual}.' },
  'config-field-none-of-the-choices': { message: '{field} must be one of {choices}.', fix: 'As usual it is {usual}.' },
  'config-field-too-small': { message: '{field} must be at least {limit}.', fix: 'As usual it is {usual}.' },
  'config-field-too-large': { message: '{field} must be at most {limit}.', fix: 'As usual it is {usual}.' },
  'config-field-not-valid': { message: '{field} cannot be this.', fix: 'As usual it is {usual}.' },
  'config-program-missing': {
    message: 'There is no program {program}, which {role} is set to.',
    fix: 'Install it and put its folder on the PATH, or set {role}.provider to another.',
  },
  'config-model-missing': { message: '{part}.model is empty.', fix: 'Set it to the name of a model.' },
  'config-key-missing': {
    message: 'There is no API key: the variable {variable} is not set.',
    fix: 'Set it where mi is started, or name another in {part}.api_key_env.',
  },
  'config-key-in-file': {
    message: '{part}.api_key holds a key.',
    fix: 'Put it into an environment variable and name that in {part}.api_key_env: files are copied and shown.',
  },
  'config-address-bad': { message: '{part}.base_url is no address of a server.', fix: 'Set it to one like {example}.' },
});
