import { useIntl } from 'react-intl';
import { ProgressRing } from '../../ui/progress-ring/progress-ring.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockLink } from '../parts/block-link.tsx';
import { countdownRingDays } from './days-until.ts';
import styles from './event.module.css';

/** A future event; script shows how many days are left, which a cached page cannot contain. */
export function EventView({ data, links, viewer }: BlockProps<'event'>) {
  const intl = useIntl();
  const { title, startsAt, endsAt, place, text, linkLabel, link } = data;
  const island = viewer.logged ? {} : { 'data-island': 'countdown', 'data-wake': 'visible' };
  return (
    <article className={styles.event} data-starts-at={startsAt} {...island}>
      {viewer.logged ? null : (
        <div
          className={styles.ring}
          data-ring={intl.formatMessage({ id: 'event.days' }, { days: '#' })}
        >
          <ProgressRing
            label={intl.formatMessage({ id: 'event.countdown' })}
            value={1}
            maximum={countdownRingDays}
          >
            {'\u00a0'}
          </ProgressRing>
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.when}>
          <time dateTime={startsAt}>{formatWhen(intl, startsAt, endsAt)}</time>
          {place ? <span>{place}</span> : null}
        </p>
        <h2 className={styles.title}>{title}</h2>
        {text ? <p className={styles.text}>{text}</p> : null}
        <BlockLink link={link} links={links}>
          {linkLabel}
        </BlockLink>
      </div>
    </article>
  );
}

function formatWhen(
  intl: ReturnType<typeof useIntl>,
  startsAt: string,
  endsAt: string | undefined,
): string {
  const form = { dateStyle: 'full', timeStyle: 'short' } as const;
  if (endsAt === undefined) return intl.formatDate(startsAt, form);
  return intl.formatDateTimeRange(Date.parse(startsAt), Date.parse(endsAt), form);
}
