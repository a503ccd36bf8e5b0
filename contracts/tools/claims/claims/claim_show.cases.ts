import { call, casesOf, matching, ofLength, saved } from '../../../kit/index.ts';
import { claimSaying, edgeBetween, nodeSaying, twoClaims } from '../../../worlds/claims.ts';
import tool from './claim_show.ts';

const linked = [...twoClaims, edgeBetween('supports', saved('dates'), saved('exports'))];

export default casesOf(tool, [
  {
    name: 'a claim and what it supports',
    proves: ['status-follows-from-later-records'],
    given: linked,
    when: { id: saved('dates') },
    then: {
      result: {
        scope: 'project',
        claim: { claim_id: saved('dates'), canonical_id: saved('dates'), status: 'active', claim_type: 'fact' },
        edges: [{ edge_id: saved('edge'), edge_type: 'supports', to_id: saved('exports') }, { edge_type: 'supersedes' }],
      },
      lines: [
        '^cl_\\w+ scope=project status=active type=fact visibility=project confidence=1$',
        '^Dates are stored in UTC\\.$',
        '^tags: dates, storage$',
        '^rests on: ev_\\w+$',
        '^ed_\\w+ cl_\\w+ -supports-> cl_\\w+$',
        '^ed_\\w+ cl_\\w+ -supersedes-> cl_\\w+$',
      ],
    },
  },
  {
    name: 'retracted counts before superseded',
    proves: ['status-follows-from-later-records'],
    given: [...claimSaying('dates', 'Dates are stored in UTC.'), call('claim_retract', { id: saved('setting') })],
    when: { id: saved('setting') },
    then: { result: { claim: { status: 'retracted' } } },
  },
  {
    name: 'superseded',
    proves: ['status-follows-from-later-records'],
    given: claimSaying('dates', 'Dates are stored in UTC.'),
    when: { id: saved('setting') },
    then: { result: { claim: { status: 'superseded' } } },
  },
  {
    name: 'nobody wrote it',
    proves: ['an-unknown-claim-is-refused'],
    when: { id: 'cl_1_00000000' },
    then: { error: 'UNKNOWN_ID', refusal: 'claim-is-not-known', names: ['cl_1_00000000'], suggests: ['claim_list'] },
  },
  {
    name: 'it is the project, not the global store, that has it',
    proves: ['an-unknown-claim-is-refused'],
    given: twoClaims,
    when: { id: saved('dates'), scope: 'global' },
    then: { error: 'UNKNOWN_ID', refusal: 'claim-is-not-known' },
  },
  {
    name: 'a duplicate of a duplicate',
    proves: ['a-duplicate-names-what-it-stands-for'],
    given: [
      ...twoClaims,
      ...claimSaying('third', 'All dates are UTC.'),
      call('claim_same_as', { dup: saved('third'), canonical: saved('dates') }),
      call('claim_same_as', { dup: saved('dates'), canonical: saved('exports') }),
    ],
    when: { id: saved('third') },
    then: { result: { claim: { canonical_id: saved('exports') } } },
  },
  {
    name: 'a circle stands for its oldest claim',
    proves: ['a-duplicate-names-what-it-stands-for'],
    given: [
      ...twoClaims,
      edgeBetween('same_as', saved('dates'), saved('exports')),
      edgeBetween('same_as', saved('exports'), saved('dates')),
    ],
    when: { id: saved('exports') },
    then: {
      result: { claim: { canonical_id: saved('dates') } },
      after: [call('claim_list', {}, { result: { claims: [{ claim_id: saved('dates') }] } })],
    },
  },
  {
    name: 'what hangs together with it, two steps far',
    proves: ['the-graph-reaches-so-far'],
    given: [
      ...linked,
      nodeSaying('decision', 'Exports hold UTC.'),
      edgeBetween('derived_from', saved('decision'), saved('exports'), {}, 'second'),
    ],
    when: { id: saved('dates'), graph: true, depth: 2 },
    then: {
      result: {
        graph: {
          root_id: saved('dates'),
          depth: 2,
          claims: [{ claim_id: saved('dates') }, { claim_id: saved('exports') }],
          nodes: [{ node_id: saved('decision') }],
          truncated: false,
        },
      },
    },
  },
  {
    name: 'one step far, along one type, and nothing that was replaced',
    proves: ['the-graph-reaches-so-far'],
    given: linked,
    when: { id: saved('dates'), graph: true, edge_type: ['supersedes'], direction: 'in' },
    then: { result: { graph: { claims: [{ claim_id: saved('dates') }], missing_ids: ofLength(1) } } },
  },
  {
    name: 'what was replaced, on request',
    proves: ['the-graph-reaches-so-far'],
    given: claimSaying('dates', 'Dates are stored in UTC.'),
    when: { id: saved('dates'), graph: true, include_inactive: true },
    then: {
      result: { graph: { claims: [{ claim_id: saved('dates') }, { claim_id: saved('setting'), status: 'superseded' }] } },
    },
  },
  {
    name: 'the graph as a flowchart',
    proves: ['mermaid-draws-the-graph'],
    given: linked,
    when: { id: saved('dates'), mermaid: true, edge_type: ['supports'] },
    then: {
      result: { mermaid: matching(/^flowchart LR\n {2}n0\["fact: Dates are stored in UTC\."\]/) },
      lines: [
        '^flowchart LR$',
        '^n0\\["fact: Dates are stored in UTC\\."\\]$',
        '^n1\\["preference: Exports use semicolons\\."\\]$',
        '^n0 -- supports --> n1$',
        '^style n0 stroke-width:3px$',
      ],
    },
  },
]);
