import type { ListedOffer } from '@parvis/contracts/careers/offer-views.ts';
import { describePlaces } from '@parvis/contracts/careers/places-in-words.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import styles from './job.module.css';

/** The newest offers of a filtered list, for the applicant profile of the reader. */
export function JobView({ id, data, jobs, locale }: BlockProps<'job'>) {
  const { formatMessage } = useIntl();
  const { offers, total, list } = jobs?.get(id) ?? {
    offers: [],
    total: 0,
    list: pathOf('rh_offers', locale),
  };
  return (
    <>
      <BlockTitle>{data.title}</BlockTitle>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <JobLine offer={offer} />
          </li>
        ))}
      </ul>
      <p>
        <Link href={list} kind="onward">
          {formatMessage({ id: total === 0 ? 'job-list.none' : 'job-list.all' }, { count: total })}
        </Link>
      </p>
    </>
  );
}

function JobLine({ offer }: { readonly offer: ListedOffer }) {
  const { locale, formatMessage } = useIntl();
  const { path, title, writtenIn, facts, places } = offer;
  const { name } = describePlaces(places, (names, count) =>
    formatMessage({ id: 'offers.places-more' }, { places: names, count }),
  );
  const shown = [facts.contract, name, facts.entity].filter(Boolean);
  return (
    <a className={styles.offer} href={path}>
      <span className={styles.title} lang={writtenIn === locale ? undefined : writtenIn}>
        {title}
      </span>
      <span className={styles.facts}>{shown.join(' · ')}</span>
    </a>
  );
}
