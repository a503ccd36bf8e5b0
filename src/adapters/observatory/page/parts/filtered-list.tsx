import type { ComponentChildren } from 'preact';
import { address, go, here, moment } from '../kit/address.ts';
import type { Question, Refusal } from '../kit/ask.ts';
import type { Pages } from '../kit/pages.ts';
import { plural } from '../kit/text.ts';
import { stamp } from '../kit/time.ts';
import { MoreRows } from './more-rows.tsx';
import { Empty, Trouble } from './said.tsx';
import { TakeAway } from './take-away.tsx';

interface FilteredListProps<Item> {
  /** What they are, such as Sessions, and one of them. */
  readonly title: string;
  readonly one: string;
  readonly placeholder: string;
  /** More ways to choose, beside words. */
  readonly filters?: ComponentChildren;
  readonly of: Pick<Pages<Item>, 'items' | 'loading'> & { error: Refusal | undefined } & Partial<Pages<Item>>;
  readonly idOf: (item: Item) => string;
  readonly row: (item: Item, tab: 0 | -1) => ComponentChildren;
  /** An item in a line, for those who take the list away. */
  readonly markdownOf: (item: Item) => string;
  readonly question: Question<unknown>;
  /** Whether something was chosen: then nothing found is no beginning. */
  readonly filtered: boolean;
  /** What stands there before the first one. */
  readonly empty: ComponentChildren;
}

/** The words that are looked for, as the address says them. */
export const wordsAsked = (): string => address.value.query.get('words') ?? '';

/** A long list of things that lead somewhere, by words and whatever else tells them apart. */
export function FilteredList<Item>(props: FilteredListProps<Item>) {
  const { title, one, placeholder, filters, of, idOf, row, markdownOf, question, filtered, empty } = props;
  const past = moment.value;
  return (
    <div class="page whole">
      <div class="page-head">
        <h1>{title}</h1>
        {past !== null && <span class="place">as of {stamp(past)}</span>}
        <TakeAway markdown={() => of.items.map((item) => `- ${markdownOf(item)}`).join('\n')} question={question} />
      </div>
      <div class="filters">
        <input
          type="search"
          aria-label={`${title} with these words`}
          placeholder={placeholder}
          value={wordsAsked()}
          onInput={(event) => go(here({ words: event.currentTarget.value }), 'replace')}
        />
        {filters}
      </div>
      <p class="visually-hidden" role="status">
        {plural(of.items.length, one)}
      </p>
      {of.error && <Trouble error={of.error} />}
      {of.items.length > 0 ? (
        <MoreRows label={title} of={of} row={66} idOf={idOf} render={row} />
      ) : of.loading ? (
        <div class="loading" role="status" aria-label="Loading" />
      ) : of.error ? null : filtered || past !== null ? (
        <Empty title={past === null ? `No such ${one}` : `No such ${one} then`} />
      ) : (
        empty
      )}
    </div>
  );
}
