import type { ComponentChildren } from 'preact';
import { moment } from '../kit/address.ts';
import { useAnswer } from '../kit/answer.ts';
import type { Question } from '../kit/ask.ts';
import { stamp } from '../kit/time.ts';
import { Loaded } from './said.tsx';
import { TakeAway } from './take-away.tsx';

interface ListPageProps<Result, Item> {
  readonly title: string;
  readonly question: Question<Result>;
  readonly topics: readonly string[];
  readonly itemsOf: (result: Result) => readonly Item[];
  /** Since when it is there, in milliseconds. */
  readonly madeOf: (item: Item) => number;
  readonly keyOf: (item: Item) => string;
  readonly hrefOf: (item: Item) => string;
  /** The name of an item, for those who take the list away. */
  readonly nameOf: (item: Item) => string;
  /** What stands there before the first one. */
  readonly empty: ComponentChildren;
  /** What a card shows. */
  readonly children: (item: Item) => ComponentChildren;
}

/** A page of cards, each of which leads somewhere: read, failed, empty or full. */
export function ListPage<Result, Item>(props: ListPageProps<Result, Item>) {
  const { title, question, topics, itemsOf, madeOf, keyOf, hrefOf, nameOf, empty, children } = props;
  const answer = useAnswer(question, topics);
  const past = moment.value;
  const items = (answer.data === undefined ? [] : itemsOf(answer.data)).filter((item) => past === null || madeOf(item) <= past);
  return (
    <div class="page">
      <div class="page-head">
        <h1>{title}</h1>
        {past !== null && <span class="place">as of {stamp(past)}</span>}
        <TakeAway markdown={() => items.map((item) => `- ${nameOf(item)}`).join('\n')} question={question} />
      </div>
      <Loaded of={answer}>
        {() =>
          items.length === 0 ? (
            empty
          ) : (
            <ul class="cards">
              {items.map((item) => (
                <li key={keyOf(item)}>
                  <a href={hrefOf(item)}>{children(item)}</a>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
