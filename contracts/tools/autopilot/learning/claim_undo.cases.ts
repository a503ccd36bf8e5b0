import { call, casesOf, having, ofLength, saved } from '../../../kit/index.ts';
import { claimSaying } from '../../../worlds/claims.ts';
import { replacing } from '../../../worlds/learning.ts';
import tool from './claim_undo.ts';

export default casesOf(tool, [
  {
    name: 'one claim that took the place of another',
    proves: ['what-was-learned-no-longer-holds', 'what-was-replaced-holds-again'],
    given: replacing,
    when: { id: saved('mined_by'), rationale: 'It says less.' },
    then: {
      tells: ['learn_undone', 'claim_retracted', 'claim_asserted'],
      result: {
        already_undone: false,
        retracted: [{ scope: 'project', claim_id: saved('mined') }],
        restored: [{ scope: 'project', was: saved('dates') }],
        left: [],
      },
      lines: ['^undid ev_\\w+: 1 claim retracted, 1 restored$', '^- retracted cl_\\w+$', '^- restored cl_\\w+ as cl_\\w+$'],
      after: [
        call('claim_show', { id: saved('mined') }, { result: { claim: { status: 'retracted' } } }),
        call(
          'claim_list',
          { contains: 'stored in UTC' },
          {
            result: {
              claims: [
                {
                  status: 'active',
                  claim_type: 'fact',
                  tags: ['dates'],
                  source_event_ids: having(saved('dates_by')),
                },
              ],
            },
          },
        ),
        call(
          'mi_tail',
          { kind: ['learn_undone'] },
          { result: { records: [{ fault: null, record: { undone_event_id: saved('mined_by'), rationale: 'It says less.' } }] } },
        ),
      ],
    },
  },
  {
    name: 'said otherwise since',
    proves: ['what-was-replaced-since-stays'],
    given: [...replacing, call('claim_supersede', { id: saved('mined'), text: 'Dates are stored as text.' })],
    when: { id: saved('mined_by') },
    then: {
      result: { retracted: [], restored: [], left: [{ claim_id: saved('dates'), reason: 'replaced_since' }] },
      lines: ['^undid ev_\\w+: 0 claims retracted, 0 restored$', '^- left cl_\\w+: .+$'],
    },
  },
  {
    name: 'said again since',
    proves: ['what-was-replaced-since-stays', 'what-was-learned-no-longer-holds'],
    given: [...replacing, ...claimSaying('again', 'Dates are stored in UTC.', { claim_type: 'fact' })],
    when: { id: saved('mined_by') },
    then: {
      result: {
        retracted: [{ claim_id: saved('mined') }],
        restored: [],
        left: [{ claim_id: saved('dates'), reason: 'said_by_another' }],
      },
    },
  },
  {
    name: 'undone before',
    proves: ['undone-once'],
    given: [...replacing, call('claim_undo', { id: saved('mined_by') })],
    when: { id: saved('mined_by') },
    then: {
      tells: [],
      result: { already_undone: true, retracted: [], restored: [], event_id: '' },
      lines: ['^ev_\\w+ was undone before$'],
    },
  },
  {
    name: 'what would be undone',
    proves: ['a-dry-run-undoes-nothing'],
    given: replacing,
    when: { id: saved('mined_by'), dry_run: true },
    then: {
      tells: [],
      result: { dry_run: true, retracted: ofLength(1), restored: [{ claim_id: '', was: saved('dates') }], event_id: '' },
      lines: ['^would undo ev_\\w+: 1 claim retracted, 1 restored$', '^- retracted cl_\\w+$', '^- restored cl_\\w+$'],
      after: [call('claim_show', { id: saved('mined') }, { result: { claim: { status: 'active' } } })],
    },
  },
  {
    name: 'a record of something else',
    proves: ['only-what-taught-is-undone'],
    given: replacing,
    when: { id: saved('dates_by') },
    then: { error: 'INVALID_INPUT', refusal: 'record-taught-nothing' },
  },
  {
    name: 'no record at all',
    proves: ['only-what-taught-is-undone'],
    given: replacing,
    when: { id: 'ev_run_1_000001' },
    then: { error: 'UNKNOWN_ID', refusal: 'record-is-not-known', suggests: ['mi_tail'] },
  },
]);
