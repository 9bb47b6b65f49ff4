import type { CareersLanding } from '@parvis/contracts/careers/careers-landing.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../ui/card/card.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { ManageAlertsLink } from '../alerts/manage-alerts-link.server.tsx';
import { CardPicture } from '../lists/card-picture.server.tsx';
import results from '../lists/results.module.css';
import { OfferItem } from '../offers/offer-row.server.tsx';
import styles from './careers.module.css';
import { AllOffersLink } from './careers-search.server.tsx';

interface SectionProps {
  readonly landing: CareersLanding;
}

/** The fields with the most offers, each with their number. */
export function Domains({ landing }: SectionProps) {
  const { domains } = landing;
  if (domains.length === 0) return null;
  return (
    <Section title="careers.domains">
      <ul className={styles.domains}>
        {domains.map(({ name, href, results: count }) => (
          <li key={href}>
            <a className={styles.domain} href={href}>
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.sounding}>
                {count}
                <span className="visually-hidden">
                  {' '}
                  <FormattedMessage id="careers.of-offers" values={{ count }} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The newest offers, and the link to all. */
export function NewestOffers({ landing }: SectionProps) {
  const { newest, locale } = landing;
  if (newest.length === 0) return null;
  return (
    <Section title="careers.newest">
      <ul className={results.rows}>
        {newest.map((offer) => (
          <OfferItem key={offer.id} offer={offer} locale={locale} />
        ))}
      </ul>
      <p className={styles.all}>
        <AllOffersLink landing={landing} />
      </p>
      <p>
        <ManageAlertsLink locale={locale} />
      </p>
    </Section>
  );
}

/** People who work here, with their roles. */
export function People({ landing }: SectionProps) {
  const { people, locale } = landing;
  if (people.length === 0) return null;
  return (
    <Section title="careers.people">
      <ul className={styles.cards}>
        {people.map(({ id, path, title, role, image }) => (
          <li key={id}>
            <Card
              href={path}
              title={title}
              level={3}
              summary={role}
              picture={
                <CardPicture
                  image={image}
                  use="portrait"
                  seed={id}
                  locale={locale}
                  contentId={id}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Careers news. */
export function News({ landing }: SectionProps) {
  const { news, locale } = landing;
  if (news.length === 0) return null;
  return (
    <Section title="careers.news">
      <ul className={styles.cards}>
        {news.map(({ id, path, title, summary, image }) => (
          <li key={id}>
            <Card
              href={path}
              title={title}
              level={3}
              summary={summary ?? undefined}
              picture={<CardPicture image={image} seed={id} locale={locale} contentId={id} lazy />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface TitledProps {
  readonly title:
    | 'careers.domains'
    | 'careers.newest'
    | 'careers.people'
    | 'careers.news'
    | 'careers.places';
  readonly children: ReactNode;
}

/** A part of the front page under its title. */
export function Section({ title, children }: TitledProps) {
  return (
    <section className={`${layout.grid} ${styles.section}`} aria-labelledby={title}>
      <h2 id={title} className={typography.heading}>
        <FormattedMessage id={title} />
      </h2>
      {children}
    </section>
  );
}
