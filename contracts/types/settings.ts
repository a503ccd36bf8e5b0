import { Closed, named, OneOf, Type } from '../kit/schema.ts';

export const AskWhenUncertain = named(
  'AskWhenUncertain',
  OneOf(['ask', 'proceed'], {
    description: 'What to do when unsure and the values do not say: ask the user, or go on with care.',
  }),
);

export const SettingSource = named(
  'SettingSource',
  Closed({
    scope: OneOf(['project', 'global', ''], { description: 'Whose claim says it; empty for what is built in.' }),
    claim_id: Type.String({ description: 'The claim that says it; empty for what is built in.' }),
  }),
  'Where a setting comes from.',
);
