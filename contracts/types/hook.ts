import { named, OneOf, Text, Type } from '../kit/schema.ts';

export const HookHost = named(
  'HookHost',
  Type.String({
    minLength: 1,
    maxLength: 64,
    pattern: '^[a-z0-9][a-z0-9._-]*$',
    form: 'text of small letters, digits and . _ -, such as claude-code',
    description: 'The program that runs the conversation: claude-code, codex.',
  }),
);

export const Conversation = named(
  'Conversation',
  Type.String({
    minLength: 1,
    maxLength: 128,
    pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]*$',
    form: 'text of letters, digits and . _ : -, such as 0199f1c2-7d3a',
    description: 'A conversation, by the id that its host gave it.',
  }),
);

/** What hosts call the moments at which they ask. */
export const givingEvents = ['SessionStart', 'UserPromptSubmit', 'Stop'] as const;
export const keepingEvents = ['PreCompact', 'SessionEnd'] as const;

export const HookEvent = named(
  'HookEvent',
  OneOf(givingEvents, { description: 'The moment in a conversation, as hosts call it.' }),
);

export const HookSource = Text(32, { description: 'Why a session starts: startup, resume, clear or compact.' });
