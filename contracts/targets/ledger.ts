import { Closed, Nullable, named, Type } from '../kit/schema.ts';
import { Domain } from '../types/model.ts';
import { NavigationContext, SessionId } from '../types/session.ts';

export const LedgerTarget = named(
  'LedgerTarget',
  Closed(
    {
      connection: Nullable(Type.String(), { description: 'The handle of the connection; null: nobody stays connected.' }),
      stage: Type.Integer({ description: 'The stage that was reached.' }),
      reaches: Nullable(Type.Integer(), { description: 'The stage that this call leads to; null: none.' }),
      session: Nullable(SessionId, { description: 'The session that thoughts are added to.' }),
      domain: Nullable(Domain, { description: 'The active domain.' }),
      root: Nullable(Type.String(), { description: 'The folder that is bound.' }),
      navigation: NavigationContext,
      told: Type.Array(Type.String(), { description: 'Guides that this connection was sent.' }),
    },
    { description: 'What a connection has reached.' },
  ),
);
