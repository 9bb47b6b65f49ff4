import type { Teaser } from '@parvis/contracts/site/content-page.ts';
import { useIntl } from 'react-intl';
import { Card } from '../../ui/card/card.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import cards from '../parts/cards.module.css';
import styles from './teaser.module.css';

/** The latest published items of a kind; nothing without any. */
export function TeaserView({ id, data, ...around }: BlockProps<'teaser'>) {
  const teasers = around.teasers?.get(id) ?? [];
  if (teasers.length === 0) return null;
  return (
    <>
      <BlockTitle>{data.title}</BlockTitle>
      <ul className={cards.cards}>
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <TeaserCard {...around} teaser={teaser} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <BlockLink link={data.link} links={around.links}>
          {data.linkLabel}
        </BlockLink>
      </div>
    </>
  );
}

interface TeaserCardProps extends Pick<BlockProps<'teaser'>, 'images' | 'locale'> {
  readonly teaser: Teaser;
}

function TeaserCard({ teaser, images, locale }: TeaserCardProps) {
  const intl = useIntl();
  const { path, title, summary, details } = teaser;
  const image = details.imageId && images?.get(details.imageId);
  const day = details.kind === 'news' ? (details.eventStart ?? details.publishedOn) : undefined;
  return (
    <Card
      href={path}
      title={title}
      level={3}
      summary={summary ?? undefined}
      date={
        day === undefined ? undefined : { day, words: intl.formatDate(day, { dateStyle: 'long' }) }
      }
      picture={
        image && (
          <Picture
            image={{ ...image, decorative: true }}
            use="card"
            sizes="(width < 600px) 100vw, 26rem"
            locale={locale}
          />
        )
      }
    />
  );
}
