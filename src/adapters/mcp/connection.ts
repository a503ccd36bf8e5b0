import type { Connection, Connections } from '../../boundary/connections.ts';

/** Where a request or an answer carries the handle of a connection. */
const key = 'noema/connection';

type Meta = Readonly<Record<string, unknown>> | undefined;

/** The connection that a request names, so that a client that comes back goes on where it was; else the one it came over. */
export function connectionNamed(connections: Connections, meta: Meta, own: Connection): Connection {
  const handle = meta?.[key];
  return (typeof handle === 'string' ? connections.find(handle) : undefined) ?? own;
}

/** Told with an answer once there is something to come back to. */
export const handleFor = ({ handle, remembers }: Connection): { _meta?: Record<string, unknown> } =>
  remembers ? { _meta: { [key]: handle } } : {};
