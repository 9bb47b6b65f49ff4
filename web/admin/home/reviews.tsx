import type { Home } from '@parvis/contracts/content/home-endpoints.ts';
import { FormattedMessage } from 'react-intl';
import { Day } from '../offers/day.tsx';
import { HomeList } from './home-list.tsx';

type Reviewed = Home['reviews']['items'][number] & Partial<Home['overdue']['items'][number]>;

interface ReviewsProps {
  /** The id of its heading. */
  readonly title: string;
  readonly items: readonly Reviewed[];
  readonly total: number;
}

/** What is to be read again, each leading to its review; nothing while there is nothing. */
export function Reviews({ title, items, total }: ReviewsProps) {
  if (total === 0) return null;
  return (
    <HomeList
      items={items}
      total={total}
      title={title}
      column="home.column.review"
      dialog="review"
      renderNote={(item) => <ReviewNote {...item} />}
    />
  );
}

/** The day, with the owner where it may be somebody else. */
function ReviewNote({ reviewOn, owner }: Pick<Reviewed, 'reviewOn' | 'owner'>) {
  const day = <Day at={reviewOn} />;
  if (owner === undefined) return day;
  if (owner === null) return <FormattedMessage id="home.owned-by-nobody" values={{ day }} />;
  return <FormattedMessage id="home.owned-by" values={{ day, name: owner }} />;
}
