import type { PageLink } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { publicIntl } from '../../server/intl.ts';

/** Returns the front page of careers, the parent of every offer's page. */
export function careersPage(locale: Locale): PageLink {
  return {
    title: publicIntl(locale).formatMessage({ id: 'offers.careers' }),
    path: pathOf('careers', locale),
  };
}
