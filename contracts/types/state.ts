import { Nullable, Type } from '../kit/schema.ts';
import { Domain } from './model.ts';
import { NavigationContext, SessionId, StageName } from './session.ts';

/** What a connection has reached; spread into answers. */
export const Reached = {
  currentStage: Type.Integer({ minimum: 0, maximum: 3, description: 'The stage that this connection has reached.' }),
  stageName: StageName,
  connection: Nullable(Type.String(), {
    description: 'Name of this connection; get_state resume=… goes on with it later. Null: nobody stays connected.',
  }),
};

export const State = {
  ...Reached,
  sessionId: Nullable(SessionId, { description: 'The session that thoughts are added to; null: the next thought starts one.' }),
  activeDomain: Nullable(Domain, { description: 'The domain that lists of mental models keep to; null: none.' }),
  boundRoot: Nullable(Type.String(), { description: 'The folder that is the project; null: none was bound.' }),
  navigationContext: NavigationContext,
};
