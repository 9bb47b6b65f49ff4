import type {
  FilteredList,
  ListedItem,
  ListName,
} from '@parvis/contracts/site/filters/filtered-list.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { Card } from '../../ui/card/card.tsx';
import { CardPicture } from './card-picture.server.tsx';
import { dayWords } from './day-words.server.ts';
import { EventRow } from './event-row.server.tsx';
import { ItemRow } from './item-row.server.tsx';
import { MediaCard } from './media-card.server.tsx';

interface EntryViewProps {
  readonly entry: FilteredList['entries'][number];
  readonly of: ListName;
  readonly locale: Locale;
  /** True for the entries that are visible first. */
  readonly isFirst: boolean;
}

/** One entry, as its list shows it. */
export function EntryView({ entry, of, locale, isFirst }: EntryViewProps) {
  if (entry.kind === 'media') return <MediaCard entry={entry} locale={locale} isFirst={isFirst} />;
  switch (of) {
    case 'agenda':
      return <EventRow event={entry} />;
    case 'pressReleases':
    case 'pages':
      return <ItemRow item={entry} />;
    case 'media':
    case 'news':
      return <NewsCard news={entry} locale={locale} isFirst={isFirst} />;
  }
}

interface NewsCardProps {
  readonly news: ListedItem;
  readonly locale: Locale;
  readonly isFirst: boolean;
}

/** News below its image, or below its chart. */
function NewsCard({ news, locale, isFirst }: NewsCardProps) {
  const { formatMessage } = useIntl();
  const { id, path, title, summary, category, details, image } = news;
  const isRelease = details.kind === 'news' && details.nature === 'press-release';
  const tag = isRelease ? formatMessage({ id: 'list.nature.press-release' }) : category;
  return (
    <Card
      href={path}
      title={title}
      level={3}
      tag={tag}
      summary={summary}
      date={details.kind === 'news' ? dayWords(details.publishedOn, locale) : undefined}
      picture={
        <CardPicture image={image} seed={id} locale={locale} lazy={!isFirst} contentId={id} />
      }
    />
  );
}
