import { call, casesOf, saved } from '../../../kit/index.ts';
import { claimSaying, nodeSaying, twoClaims } from '../../../worlds/claims.ts';
import tool from './claims_search.ts';

export default casesOf(tool, [
  {
    name: 'by some of its words',
    proves: ['some-words-are-enough'],
    given: twoClaims,
    when: { query: 'In which zone do we store the dates of orders?' },
    then: {
      result: { hits: [{ kind: 'claim', id: saved('dates'), type: 'fact', text: 'Dates are stored in UTC.' }] },
      lines: ['^cl_\\w+ scope=project type=fact Dates are stored in UTC\\.$'],
    },
  },
  {
    name: 'in Chinese',
    proves: ['some-words-are-enough'],
    given: [...twoClaims, ...claimSaying('chinese', '导出文件使用分号分隔。')],
    when: { query: '分号' },
    then: { result: { hits: [{ id: saved('chinese') }] } },
  },
  {
    name: 'what was retracted is not found',
    proves: ['only-what-holds-is-found'],
    given: [...twoClaims, call('claim_retract', { id: saved('dates') })],
    when: { query: 'dates stored' },
    then: { result: { hits: [] }, lines: ['^\\(nothing\\)$'] },
  },
  {
    name: 'what held last year is not found',
    proves: ['only-what-holds-is-found'],
    given: claimSaying('dates', 'Dates are stored in local time.', { valid_to: '2025-01-01' }),
    when: { query: 'dates stored' },
    then: { result: { hits: [] } },
  },
  {
    name: 'only decisions',
    proves: ['kinds-narrow-the-search'],
    given: [...twoClaims, nodeSaying('decision', 'Dates stay in UTC.')],
    when: { query: 'dates', kind: ['node'] },
    then: { result: { hits: [{ kind: 'node', id: saved('decision'), type: 'decision' }] } },
  },
]);
