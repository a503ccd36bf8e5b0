import { call, casesOf } from '../../../kit/index.ts';
import tool from './mi_records.ts';

const edge = (to: string) => call('edge_create', { type: 'mentions', from: 'cl_1_0a1b2c3d', to });
const three = [edge('cl_2_0a1b2c3d'), edge('cl_3_0a1b2c3d'), edge('cl_4_0a1b2c3d')];
const to = (to_id: string) => ({ kind: 'edge_create', record: { to_id } });

export default casesOf(tool, [
  {
    name: 'three records',
    proves: ['the-newest-record-comes-first'],
    given: three,
    when: {},
    then: { result: { records: [to('cl_4_0a1b2c3d'), to('cl_3_0a1b2c3d'), to('cl_2_0a1b2c3d')], has_more: false } },
  },
  {
    name: 'the first page of two',
    proves: ['pages-show-every-record-once'],
    given: three,
    when: { limit: 2 },
    then: { result: { records: [to('cl_4_0a1b2c3d'), to('cl_3_0a1b2c3d')], has_more: true } },
  },
  {
    name: 'from the beginning on',
    proves: ['after-gives-what-was-written-since'],
    given: three,
    when: { after: 0, limit: 2 },
    then: { result: { records: [{ seq: 1, ...to('cl_2_0a1b2c3d') }, to('cl_3_0a1b2c3d')], has_more: true } },
  },
  {
    name: 'what is new after the first',
    proves: ['after-gives-what-was-written-since'],
    given: three,
    when: { after: 1 },
    then: { result: { records: [to('cl_3_0a1b2c3d'), to('cl_4_0a1b2c3d')], has_more: false } },
  },
  {
    name: 'how a run ended',
    proves: ['a-run-shows-its-own'],
    given: [...three, call('mi_run', { task: 'Add CSV export to the reports page.' })],
    when: { kind: ['run_end', 'edge_create'], limit: 1 },
    then: { result: { records: [{ kind: 'run_end' }], has_more: true } },
  },
  {
    name: 'a run that is none',
    proves: ['a-run-shows-its-own'],
    given: three,
    when: { run: 'run_1_0a1b2c3d' },
    then: { result: { records: [], has_more: false } },
  },
  {
    name: 'nothing yet',
    proves: ['an-empty-log-has-no-last'],
    when: {},
    then: { result: { records: [], last: 0, has_more: false } },
  },
]);
