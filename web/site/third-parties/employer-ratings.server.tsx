import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import type { EmployerReview } from '@parvis/contracts/third-parties/employer-review.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import contact from '../../blocks/parts/contact-card.module.css';
import styles from './employer-review.module.css';

const highestScore = 5;

interface RatingProps {
  readonly review: EmployerReview;
}

/** The employees' ratings of the Group: the score, its categories, and the date of retrieval. */
export function EmployerRating({ review, locale }: RatingProps & { readonly locale: Locale }) {
  const { formatMessage } = useIntl();
  const { site, employer } = review;
  return (
    <>
      <p className={styles.score}>
        <Score score={employer.score} />{' '}
        <span className={styles.outOf}>{formatMessage({ id: 'employer-review.out-of' })}</span>
      </p>
      <p className={styles.summary}>
        <Ratings reviews={employer.reviews} recommended={employer.recommended} />
      </p>
      <dl className={styles.criteria}>
        {employer.criteria.map(({ name, score }) => (
          <div key={textIn(name, locale)} className={styles.criterion}>
            <dt>{textIn(name, locale)}</dt>
            <dd>
              <Bar score={score} />
              <Score score={score} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.updated}>
        {formatMessage({ id: 'employer-review.updated' }, { site })} <time data-last-update />.
      </p>
      <p>
        <ReviewSiteLink href={employer.url} trackedAs={undefined}>
          {formatMessage({ id: 'employer-review.site' }, { site })}
        </ReviewSiteLink>
      </p>
    </>
  );
}

/** The score of each employer of the group, with a link to its reviews. */
export function GroupRatings({
  review: { group },
  trackedAs,
}: RatingProps & { readonly trackedAs: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={contact.cards}>
      {group.map(({ name, score, reviews, recommended, url }) => (
        <li key={name} className={styles.employer}>
          <h3 className={styles.name}>
            <ReviewSiteLink href={url} trackedAs={trackedAs}>
              <span className="visually-hidden">
                {formatMessage({ id: 'employer-review.reviews-of' })}{' '}
              </span>
              {name}
            </ReviewSiteLink>
          </h3>
          <p className={styles.figure}>
            <Score score={score} /> <span>{formatMessage({ id: 'employer-review.out-of' })}</span>
          </p>
          <Bar score={score} />
          <p className={styles.summary}>
            <Ratings reviews={reviews} recommended={recommended} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Score({ score }: { readonly score: number }) {
  const { formatNumber } = useIntl();
  return (
    <span className={styles.number}>
      {formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
    </span>
  );
}

function Ratings({
  reviews,
  recommended,
}: {
  readonly reviews: number;
  readonly recommended: number | undefined;
}) {
  const { formatMessage } = useIntl();
  const count = formatMessage({ id: 'employer-review.reviews' }, { count: reviews });
  if (recommended === undefined) return count;
  return `${count} · ${formatMessage({ id: 'employer-review.recommended' }, { share: recommended })}`;
}

/** The score again, as a graphic. */
function Bar({ score }: { readonly score: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
      <rect y="1" width="100" height="1" />
      <rect width={(100 * score) / highestScore} height="3" />
    </svg>
  );
}

interface WayOutProps {
  readonly href: string;
  /** The host that the link names as its source; undefined without consent. */
  readonly trackedAs: string | undefined;
  readonly children: ReactNode;
}

/** A link to the review site, which only sends a referrer with consent. */
function ReviewSiteLink({ href, trackedAs, children }: WayOutProps) {
  const { formatMessage } = useIntl();
  const address = new URL(href);
  if (trackedAs) address.searchParams.set('utm_source', trackedAs);
  return (
    <a href={address.href} target="_blank" rel={trackedAs ? 'noopener' : 'noopener noreferrer'}>
      {children}
      <span className="visually-hidden"> {formatMessage({ id: 'link.new-tab' })}</span>
    </a>
  );
}
