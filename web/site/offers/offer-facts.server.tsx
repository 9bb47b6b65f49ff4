import { formatSalary } from '@parvis/contracts/careers/format-salary.ts';
import type { OfferPage } from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { type IntlShape, useIntl } from 'react-intl';
import styles from './offer-document.module.css';
import { formatDay } from './offer-words.server.ts';

interface OfferFactListProps {
  readonly offer: OfferPage;
  readonly locale: Locale;
}

const facetsShown = [
  'contract',
  'domain',
  'entity',
  'experience',
  'working_time',
  'remote',
] as const;

/** The known facts of an offer. */
export function OfferFactList({ offer, locale }: OfferFactListProps) {
  const intl = useIntl();
  const titleId = 'offer-facts';
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.brief}>
        {intl.formatMessage({ id: 'job.facts' })}
      </h2>
      <dl className={styles.facts}>
        {factsOf(offer, locale, intl).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Fact = readonly [name: string, value: string];

function factsOf(offer: OfferPage, locale: Locale, intl: IntlShape): readonly Fact[] {
  const { facts, salary, publishedAt, closesAt, reference } = offer;
  const words = (id: string) => intl.formatMessage({ id });
  const place = [facts.city, facts.region, facts.country].filter((part) => part !== undefined);
  const known: readonly (readonly [string, string | undefined])[] = [
    [words('job.place'), place.length === 0 ? facts.continent : [...new Set(place)].join(', ')],
    ...facetsShown.map(
      (group) => [intl.formatMessage({ id: `offer.group.${group}` }), facts[group]] as const,
    ),
    [words('job.salary'), salary && formatSalary(salary, locale)],
    [words('job.published'), formatDay(intl, publishedAt)],
    [words('job.closes'), closesAt === undefined ? undefined : formatDay(intl, closesAt)],
    [words('job.reference'), reference],
  ];
  return known.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}
