import { Opt, Type } from '../kit/schema.ts';

/** A day or a moment. */
export const When = (description: string) =>
  Opt(
    Type.String({
      maxLength: 40,
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2}))?$',
      form: 'a date such as 2026-05-14, or a time such as 2026-05-14T09:30:00Z',
      description,
    }),
  );
