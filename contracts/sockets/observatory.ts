import {
  absent,
  anything,
  defineSocket,
  having,
  type Matcher,
  matching,
  must,
  type SocketStep,
  saved,
  should,
} from '../kit/index.ts';

/** A session was started, and thoughts can be recorded in it. */
const aSession = (as = 'session'): SocketStep[] => [
  { calls: 'start_new', with: { title: `Watched ${as}` }, save: { [as]: '/session/id' } },
  { calls: 'cipher' },
];

const think = (thoughtNumber: number, more: Readonly<Record<string, unknown>> = {}): SocketStep => ({
  calls: 'thought',
  with: {
    sessionId: saved('session'),
    thought: `Thought ${thoughtNumber}`,
    thoughtNumber,
    totalThoughts: 5,
    nextThoughtNeeded: true,
    ...more,
  },
});

const one = { sessionId: saved('session') };
const subscribe = (channel: string, more: object = {}) => ({ action: 'subscribe', channel, ...more });
const joined = (on?: string): SocketStep[] => [
  { says: subscribe('reasoning', one), ...(on ? { on } : {}) },
  { hears: { channel: 'reasoning', event: 'session:snapshot' }, ...(on ? { on } : {}) },
];
const added = (data: object, on?: string): SocketStep => ({
  hears: { channel: 'reasoning', event: 'thought:added', data: { ...one, ...data } },
  ...(on ? { on } : {}),
});
const refused = (channel: string | Matcher, code: string): SocketStep => ({
  hears: { channel, event: 'error', data: { code, message: anything } },
});

export default defineSocket({
  name: 'observatory',
  summary: 'What a ledger tells watchers over a WebSocket.',
  product: 'ledger',

  rules: {
    'a-ping-is-answered': must('The text ping is answered with the text pong.'),
    'joining-is-confirmed': must('subscribe is answered on its channel with subscribed, and unsubscribe with unsubscribed.'),
    'sessions-are-shown-on-joining': must('Who joins sessions gets sessions:active with the sessions that go on.'),
    'a-session-is-shown-on-joining': must(
      'Who joins reasoning with a sessionId gets session:snapshot with the session, its thoughts and its branches, also of what was recorded before.',
    ),
    'a-thought-is-whole': must('A thought has id, thoughtNumber, totalThoughts, thought, nextThoughtNeeded and timestamp.'),
    'a-branch-is-whole': must('A branch in a snapshot has its id, where it begins and its thoughts, by its name.'),
    'a-session-that-begins-is-told': must('Who follows sessions gets session:started with the session.'),
    'a-session-that-ends-is-told': must('Who follows a session gets session:ended with how many thoughts it had.'),
    'a-thought-is-told': must(
      'Who follows a session gets thought:added with the thought and the one before it, null for the first.',
    ),
    'a-revision-is-told': must('A thought that revises another is told as thought:revised, with the number of that one.'),
    'a-branch-is-told': must('The first thought of a branch is told as thought:branched, with its branch and where it begins.'),
    'each-once-and-in-order': must('Every thought is told once, in the order in which they were recorded.'),
    'one-session-alone': must('Who named a session hears nothing of others.'),
    'all-without-a-name': must('Who joins reasoning without a sessionId hears of the thoughts of all sessions.'),
    'leaving-ends-it': must('After unsubscribe nothing more of that channel is told.'),
    'an-unknown-session-is-refused': must('Joining a session that does not exist is answered with error, SESSION_NOT_FOUND.'),
    'what-cannot-be-read-is-refused': must(
      'A message that is no JSON object with a known action and channel is answered with error, INVALID_PAYLOAD; the connection stays.',
    ),
    'secrets-are-hidden': must(
      'What looks like a secret is not told: neither in what is new, nor in a snapshot, nor in a refusal.',
    ),
    'strangers-are-refused': must('A page of another site cannot open a socket.'),
    'what-was-missed-is-told': should(
      'Who joins with after, a number that it was told, gets what was told since in place of a snapshot.',
    ),
  },

  cases: [
    { name: 'a ping', proves: ['a-ping-is-answered'], steps: [{ says: 'ping' }, { hears: 'pong' }] },
    {
      name: 'joining and leaving',
      proves: ['joining-is-confirmed'],
      steps: [
        { says: subscribe('sessions') },
        { hears: { channel: 'sessions', event: 'subscribed' } },
        { says: { action: 'unsubscribe', channel: 'sessions' } },
        { hears: { channel: 'sessions', event: 'unsubscribed' } },
      ],
    },
    {
      name: 'sessions that go on',
      proves: ['sessions-are-shown-on-joining'],
      steps: [
        ...aSession(),
        { says: subscribe('sessions') },
        {
          hears: {
            channel: 'sessions',
            event: 'sessions:active',
            data: { sessions: having({ id: saved('session'), createdAt: anything, status: 'active' }) },
          },
        },
      ],
    },
    {
      name: 'a session from before',
      proves: ['a-session-is-shown-on-joining', 'a-thought-is-whole', 'a-branch-is-whole'],
      steps: [
        ...aSession(),
        think(1),
        think(2, { thought: 'Another way', branchFromThought: 1, branchId: 'other' }),
        { says: subscribe('reasoning', one) },
        {
          hears: {
            channel: 'reasoning',
            event: 'session:snapshot',
            data: {
              session: { id: saved('session'), createdAt: anything, status: 'active' },
              thoughts: [
                {
                  id: anything,
                  thoughtNumber: 1,
                  totalThoughts: 5,
                  thought: 'Thought 1',
                  nextThoughtNeeded: true,
                  timestamp: matching(/^\d{4}-\d\d-\d\dT/),
                },
              ],
              branches: {
                other: { id: 'other', fromThoughtNumber: 1, thoughts: [{ thoughtNumber: 2, thought: 'Another way' }] },
              },
            },
          },
        },
      ],
    },
    {
      name: 'a session begins',
      proves: ['a-session-that-begins-is-told'],
      steps: [
        { says: subscribe('sessions') },
        { hears: { channel: 'sessions', event: 'sessions:active' } },
        ...aSession(),
        {
          hears: {
            channel: 'sessions',
            event: 'session:started',
            data: { session: { id: saved('session'), title: 'Watched session', status: 'active' } },
          },
        },
      ],
    },
    {
      name: 'a session ends',
      proves: ['a-session-that-ends-is-told'],
      steps: [
        ...aSession(),
        ...joined(),
        think(1),
        think(2, { nextThoughtNeeded: false }),
        { hears: { channel: 'reasoning', event: 'session:ended', data: { ...one, finalThoughtCount: 2 } } },
      ],
    },
    {
      name: 'thoughts one after another',
      proves: ['a-thought-is-told', 'a-thought-is-whole'],
      steps: [
        ...aSession(),
        ...joined(),
        think(1),
        {
          hears: {
            channel: 'reasoning',
            event: 'thought:added',
            data: {
              ...one,
              parentId: absent,
              thought: {
                id: anything,
                thoughtNumber: 1,
                totalThoughts: 5,
                thought: 'Thought 1',
                nextThoughtNeeded: true,
                timestamp: anything,
              },
            },
          },
          save: { first: '/data/thought/id' },
        },
        think(2),
        added({ parentId: saved('first'), thought: { thoughtNumber: 2 } }),
      ],
    },
    {
      name: 'a revision',
      proves: ['a-revision-is-told'],
      steps: [
        ...aSession(),
        think(1),
        ...joined(),
        think(2, { isRevision: true, revisesThought: 1 }),
        {
          hears: {
            channel: 'reasoning',
            event: 'thought:revised',
            data: { ...one, originalThoughtNumber: 1, thought: { thoughtNumber: 2, isRevision: true, revisesThought: 1 } },
          },
        },
      ],
    },
    {
      name: 'a branch',
      proves: ['a-branch-is-told'],
      steps: [
        ...aSession(),
        think(1),
        ...joined(),
        think(2, { branchFromThought: 1, branchId: 'other' }),
        {
          hears: {
            channel: 'reasoning',
            event: 'thought:branched',
            data: { ...one, branchId: 'other', fromThoughtNumber: 1, thought: { branchId: 'other', thoughtNumber: 2 } },
          },
        },
      ],
    },
    {
      name: 'four thoughts',
      proves: ['each-once-and-in-order'],
      steps: [
        ...aSession(),
        ...joined(),
        ...[1, 2, 3, 4].map((number) => think(number)),
        ...[1, 2, 3, 4].map((thoughtNumber) => added({ thought: { thoughtNumber } })),
        { hears_no: { channel: 'reasoning', event: 'thought:added' } },
      ],
    },
    {
      name: 'two sessions',
      proves: ['one-session-alone', 'all-without-a-name'],
      steps: [
        ...aSession('session'),
        ...aSession('other'),
        ...joined(),
        { says: subscribe('reasoning'), on: 'all' },
        { hears: { channel: 'reasoning', event: 'subscribed' }, on: 'all' },
        think(1, { sessionId: saved('other') }),
        { hears: { channel: 'reasoning', event: 'thought:added', data: { sessionId: saved('other') } }, on: 'all' },
        { hears_no: { channel: 'reasoning', event: 'thought:added' } },
        think(1),
        added({ thought: { thoughtNumber: 1 } }, 'all'),
        added({ thought: { thoughtNumber: 1 } }),
      ],
    },
    {
      name: 'leaving a session',
      proves: ['leaving-ends-it'],
      steps: [
        ...aSession(),
        ...joined(),
        ...joined('other'),
        { says: { action: 'unsubscribe', channel: 'reasoning', ...one } },
        { hears: { channel: 'reasoning', event: 'unsubscribed' } },
        think(1),
        added({}, 'other'),
        { hears_no: { channel: 'reasoning', event: 'thought:added' } },
      ],
    },
    {
      name: 'a session that nobody started',
      proves: ['an-unknown-session-is-refused'],
      steps: [{ says: subscribe('reasoning', { sessionId: 'nobody-started-this' }) }, refused('reasoning', 'SESSION_NOT_FOUND')],
    },
    {
      name: 'what is no message',
      proves: ['what-cannot-be-read-is-refused'],
      steps: [
        ...['{', '[]', '"subscribe"', '{"action":"subscribe"}'].flatMap((says): SocketStep[] => [
          { says },
          refused(anything, 'INVALID_PAYLOAD'),
        ]),
        { says: { action: 'shout', channel: 'sessions' } },
        refused(anything, 'INVALID_PAYLOAD'),
        { says: subscribe('nobody-has-this') },
        refused(anything, 'INVALID_PAYLOAD'),
        { says: subscribe('reasoning', { sessionId: 7 }) },
        refused(anything, 'INVALID_PAYLOAD'),
        { says: 'ping' },
        { hears: 'pong' },
      ],
    },
    {
      name: 'a secret',
      proves: ['secrets-are-hidden'],
      steps: [
        ...aSession(),
        ...joined(),
        think(1, { thought: 'The server takes password=hunter2hunter2 today' }),
        added({ thought: { thought: matching(/^The server takes password=(?!hunter2)\S+ today$/) } }),
        { says: subscribe('reasoning', one), on: 'later' },
        {
          hears: {
            channel: 'reasoning',
            event: 'session:snapshot',
            data: { thoughts: [{ thought: matching(/password=(?!hunter2)\S+ today$/) }] },
          },
          on: 'later',
        },
        { says: subscribe('password=hunter2hunter2', {}) },
        refused(matching(/^(?!.*hunter2)/), 'INVALID_PAYLOAD'),
      ],
    },
    {
      name: 'a page elsewhere',
      proves: ['strangers-are-refused'],
      steps: [{ refuses: { origin: 'https://evil.example' } }],
    },
    {
      name: 'coming back',
      proves: ['what-was-missed-is-told'],
      steps: [
        ...aSession(),
        ...joined(),
        think(1),
        {
          hears: { channel: 'reasoning', event: 'thought:added', data: { seq: anything } },
          save: { seen: '/data/seq' },
        },
        think(2),
        { says: subscribe('reasoning', { ...one, after: saved('seen') }), on: 'back' },
        added({ thought: { thoughtNumber: 2 } }, 'back'),
        { hears_no: { channel: 'reasoning', event: 'session:snapshot' }, on: 'back' },
      ],
    },
  ],
});
