import { formatSalary } from '@parvis/contracts/careers/format-salary.ts';
import type { OfferPage, ShownPlace } from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { type IntlShape, useIntl } from 'react-intl';
import factList from '../../ui/facts.module.css';
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
      <dl className={factList.list}>
        {listFacts(offer, locale, intl).map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

type Fact = readonly [name: string, values: readonly string[]];

function listFacts(offer: OfferPage, locale: Locale, intl: IntlShape): readonly Fact[] {
  const { facts, places, salary, publishedAt, closesAt, reference } = offer;
  const words = (id: string) => intl.formatMessage({ id });
  const known: readonly (readonly [string, string | undefined])[] = [
    ...facetsShown.map(
      (group) => [intl.formatMessage({ id: `offer.group.${group}` }), facts[group]] as const,
    ),
    [words('job.salary'), salary && formatSalary(salary, locale)],
    [words('job.published'), formatDay(intl, publishedAt)],
    [words('job.closes'), closesAt === undefined ? undefined : formatDay(intl, closesAt)],
    [words('job.reference'), reference],
  ];
  const others = known.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value]] as const],
  );
  if (places.length === 0) return others;
  const place = intl.formatMessage({ id: 'job.places' }, { count: places.length });
  return [[place, [...new Set(places.map(formatAddress))]], ...others];
}

/** “3 rue de la Bourse, 69002 Lyon, Auvergne-Rhône-Alpes, France”, as far as it is known. */
function formatAddress({ place: { street, postalCode }, names }: ShownPlace): string {
  const { city, region, country, continent } = names;
  const town = [postalCode, city].filter((part) => part !== undefined).join(' ') || undefined;
  const parts = [street, town, region, country].filter((part) => part !== undefined);
  return parts.length === 0 ? (continent ?? '') : [...new Set(parts)].join(', ');
}
