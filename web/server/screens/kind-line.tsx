import type { ContentDetails, DetailsOf } from '@parvis/contracts/content/details.ts';
import { useIntl } from 'react-intl';
import styles from './page-head.module.css';

interface KindLineProps {
  readonly details: ContentDetails;
}

/** The line that an item's kind adds to its title: the date and the author of news, a leader's role. */
export function KindLine({ details }: KindLineProps) {
  const { formatMessage } = useIntl();
  switch (details.kind) {
    case 'news':
      return (
        <p className={styles.kind}>
          <NewsDate news={details} />
          {details.author === undefined ? null : ` – ${details.author}`}
        </p>
      );
    case 'personality':
      return (
        <p className={styles.kind}>{joinRoles(details, formatMessage({ id: 'people.speaks' }))}</p>
      );
    case 'chapter':
    case 'focus':
    case 'page':
      return null;
  }
}

function joinRoles({ role, isSpokesperson }: DetailsOf<'personality'>, speaks: string): string {
  return isSpokesperson ? `${role} – ${speaks}` : role;
}

/** The day in Paris on which an event begins, or the editorial date of any other item. */
function NewsDate({ news }: { readonly news: DetailsOf<'news'> }) {
  const { formatDate } = useIntl();
  const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const { eventStart, publishedOn } = news;
  if (eventStart !== undefined)
    return <time dateTime={eventStart}>{formatDate(eventStart, long)}</time>;
  return (
    <time dateTime={publishedOn}>{formatDate(publishedOn, { ...long, timeZone: 'UTC' })}</time>
  );
}
