import { atLeast, casesOf, matching, saved } from '../../../kit/index.ts';
import { atStage1, atStage2, branched, theSession, think } from '../../../worlds/ledger.ts';
import tool from './session_export.ts';

export default casesOf(tool, [
  {
    name: 'as JSON',
    proves: ['json-holds-all-nodes'],
    given: branched,
    when: theSession,
    then: {
      result: {
        sessionId: saved('session'),
        format: 'json',
        content: matching(
          /^\{\s*"version": "1\.0",[\s\S]*"nodes": \[[\s\S]*:1"[\s\S]*"next": \[\s*"[^"]*:2",\s*"[^"]*:network:2"\s*\][\s\S]*"branchOrigin": "[^"]*:1"[\s\S]*"revisesNode": "[^"]*:2"[\s\S]*"exportedAt"/,
        ),
      },
    },
  },
  {
    name: 'as Markdown',
    proves: ['markdown-holds-all-chains'],
    given: branched,
    when: { ...theSession, format: 'markdown' },
    then: {
      result: {
        content: matching(
          /^# Slow pages\n[\s\S]*Thoughts: 5[\s\S]*### Thought 1\/5\n\nS1\|O\|Pages are slow[\s\S]*### Thought 3\/5 \[R2\][\s\S]*## Branch network[\s\S]*Packets arrive in time/,
        ),
      },
    },
  },
  {
    name: 'as Markdown without what is known about it',
    proves: ['markdown-holds-all-chains'],
    given: branched,
    when: { ...theSession, format: 'markdown', includeMetadata: false },
    then: { result: { content: matching(/^# Slow pages\n\n## Main chain\n/) } },
  },
  {
    name: 'as cipher',
    proves: ['cipher-holds-a-line-for-each-thought'],
    given: branched,
    when: { ...theSession, format: 'cipher' },
    then: {
      result: {
        content: matching(
          /S1\|O\|Pages are slow\nS2\|H\|S1\|The database is slow\n[\s\S]*Look at the network instead[\s\S]*S3\|R\|\^S2\|One query is slow/,
        ),
      },
    },
  },
  {
    name: 'a password on a line of its own, in a thought that becomes one line',
    proves: ['secrets-are-hidden-before-lines-are-joined'],
    given: [...atStage2, think(1, { thought: 'user: ann\npassword: swordfish\nhost: db' })],
    when: { ...theSession, format: 'cipher' },
    then: { result: { content: '# 1 user: ann password: <redacted> host: db\n' } },
  },
  {
    name: 'the rest of one, after the name of a password',
    proves: ['parts-are-one-text'],
    given: [...atStage2, think(1, { thought: 'user: ann\npassword: swordfish\nhost: db' })],
    when: { ...theSession, format: 'cipher', offset: 24 },
    then: { result: { content: '<redacted> host: db\n', offset: 24, nextOffset: null, length: 44 } },
  },
  {
    name: 'one that is longer than was asked for',
    proves: ['a-long-one-comes-in-parts'],
    given: [...atStage2, think(1, { thought: 'a thought of many words '.repeat(40) })],
    when: { ...theSession, format: 'markdown', max_chars: 600 },
    then: {
      result: { offset: 0, nextOffset: atLeast(100), length: atLeast(900), truncated: true },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
  {
    name: 'a session that is not there',
    proves: ['an-unknown-session-is-refused'],
    given: atStage1,
    when: { sessionId: 'nobody' },
    then: { error: 'SESSION_NOT_FOUND' },
  },
]);
