import type { ComponentChildren } from 'preact';
import type { Pages } from '../kit/pages.ts';
import { Rows } from './virtual.tsx';

interface MoreRowsProps<Item> {
  readonly label: string;
  readonly of: Pick<Pages<Item>, 'items'> & Partial<Pick<Pages<Item>, 'hasMore' | 'loading' | 'more'>>;
  readonly row: number;
  readonly idOf: (item: Item) => string;
  readonly render: (item: Item, tab: 0 | -1) => ComponentChildren;
}

/** Items as rows; where more can be read, the last row reads it. */
export function MoreRows<Item>({ label, of, row, idOf, render }: MoreRowsProps<Item>) {
  const { items, hasMore = false, loading = false, more } = of;
  return (
    <Rows
      label={label}
      count={items.length + (hasMore ? 1 : 0)}
      row={row}
      keyOf={(at) => (at < items.length ? idOf(items[at] as Item) : 'more')}
      render={(at, tab) =>
        at < items.length ? (
          render(items[at] as Item, tab)
        ) : (
          <button type="button" class="more" tabIndex={tab} onClick={more} disabled={loading}>
            {loading ? 'Reading' : 'Older'}
          </button>
        )
      }
    />
  );
}
