import { locales } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Consent } from './consent.tsx';

test.each(locales)('the banner and the panel link to the privacy page: %s', (locale) => {
  const html = renderToStaticMarkup(<Consent locale={locale} />);
  const [banner = '', panel = ''] = html.split('<dialog');
  const link = `href="${pathOf('privacy', locale)}"`;
  expect([banner.includes(link), panel.includes(link)]).toEqual([true, true]);
});
