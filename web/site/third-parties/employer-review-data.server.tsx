import type { EmployerReviewScreen } from '@parvis/contracts/site/screens.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { publicIntl } from '../../server/intl.ts';
import { EmployerRating, GroupRatings } from './employer-ratings.server.tsx';

/**
 * Returns the newest rating for the script of its block, with the instant of its retrieval for a
 * single employer.
 * @param origin the origin of the public site, whose host is added to links when there is consent
 */
export function employerReviewData(screen: EmployerReviewScreen, origin: string): string {
  const { of, locale, review, answeredAt, isTracked } = screen;
  const html = renderToStaticMarkup(
    <RawIntlProvider value={publicIntl(locale)}>
      {of === 'group' ? (
        <GroupRatings
          review={review}
          trackedAs={isTracked ? new URL(origin).hostname : undefined}
        />
      ) : (
        <EmployerRating review={review} locale={locale} />
      )}
    </RawIntlProvider>,
  );
  const updated = of === 'group' ? {} : { last_update: answeredAt.toISOString() };
  return JSON.stringify({ success: true, html, ...updated });
}
