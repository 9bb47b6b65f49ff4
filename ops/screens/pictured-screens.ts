import { locales } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { Page } from '@playwright/test';
import { closedOffers, findOpenOffers } from '../demo/offer-screens.ts';
import { publicScreens } from '../demo/public-screens.ts';

/** A screen in a state, as it is pictured. */
export interface PicturedScreen {
  /** The same for the same screen at another time: the name of its files. */
  readonly name: string;
  readonly path: string;
  readonly isPrinted?: boolean;
  /** Whether the visitor has yet to answer the consent banner. */
  readonly isUndecided?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}

const printed = ['homepage', 'rh_offers', 'careers'] as const;

/** Returns every public screen, and those that open over one, are printed, or show the consent banner. */
export async function picturedScreens(
  read: (path: string) => Promise<string>,
): Promise<readonly PicturedScreen[]> {
  const named = (path: string) => ({ name: nameOf(path), path });
  const offers = await findOpenOffers(read);
  const open = offers.map(({ path, locale }) => ({ name: `offer-${locale}`, path }));
  const closed = closedOffers(new Date());
  return [
    ...publicScreens.map(({ path }) => named(path)),
    ...open,
    ...closed.map(({ path, locale }) => ({ name: `closed-offer-${locale}`, path })),
    ...open.map((one) => ({ ...one, name: `print-${one.name}`, isPrinted: true })),
    ...locales.flatMap((locale) => [
      ...printed.map((route) => ({
        name: `print-${route}-${locale}`,
        path: pathOf(route, locale),
        isPrinted: true,
      })),
      { name: `consent-${locale}`, path: pathOf('homepage', locale), isUndecided: true },
      {
        name: `consent-panel-${locale}`,
        path: pathOf('homepage', locale),
        isUndecided: true,
        prepare: (page: Page) => page.locator('[data-consent="banner"] button').last().click(),
      },
      {
        name: `alert-modal-${locale}`,
        path: `${pathOf('rh_offers', locale)}/${locale === 'fr' ? 'stage' : 'internship'}/nantes`,
        prepare: openAlert,
      },
    ]),
  ];
}

async function openAlert(page: Page): Promise<void> {
  await page.locator('a[href*="/mail/alerts/modal/jobv2/14"]').first().click();
  await page.getByRole('dialog').getByRole('button').last().waitFor();
}

function nameOf(path: string): string {
  return path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
}
