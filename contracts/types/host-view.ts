import { Closed, named, Prose, Text, Type } from '../kit/schema.ts';
import { HostBinding } from './project-state.ts';

export const HostName = named(
  'HostName',
  Type.String({
    pattern: '^[a-z][a-z0-9-]{0,63}$',
    form: 'small letters, digits and -, beginning with a letter',
    maxLength: 64,
    description: 'Name of a host, such as openclaw.',
  }),
);

/** A path below the workspace or below what is generated there. */
export const InsidePath = (description: string) => Text(1024, { description });

export const BoundHost = named(
  'BoundHost',
  Closed({
    ...HostBinding.properties,
    adapter: Prose(64, { description: 'How workflows are written for it: the name of an adapter, or files.' }),
    exists: Type.Boolean({ description: 'Its workspace is there now.' }),
  }),
  'A workspace of another program that workflows are copied to.',
);
