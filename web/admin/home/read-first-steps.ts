import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { menuEndpoints } from '@parvis/contracts/menus/endpoints.ts';
import {
  type Installation,
  installationEndpoints,
} from '@parvis/contracts/operations/installation-endpoints.ts';
import { legalPath } from '@parvis/contracts/site/legal-pages.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import {
  type SiteSettingsView,
  siteSettingsEndpoints,
} from '@parvis/contracts/site-settings/endpoints.ts';
import type { FirstStep } from '@parvis/contracts/site-settings/first-steps.ts';
import { siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../requests/call-endpoint.ts';

/** The addresses at which a site says what the law requires, in each language. */
const legalPaths = locales.flatMap((locale) =>
  (['legal-notice', 'privacy', 'accessibility'] as const).map((kind) => legalPath(kind, locale)),
);
const legalSlugs = legalPaths.map((path) => path.slice(path.lastIndexOf('/') + 1));

const published = { equals: 'published' };
const whereHome = JSON.stringify({ slug: { equals: '' }, status: published });
const whereLegal = JSON.stringify({ slug: { in: legalSlugs }, status: published });
const whereOther = JSON.stringify({ slug: { notIn: ['', ...legalSlugs] } });

/** What the checklist shows. */
export interface FirstStepsRead {
  readonly settings: SiteSettingsView;
  readonly installation: Installation;
  readonly done: Readonly<Record<FirstStep, boolean>>;
}

/** Reads which steps are done, from what there is. */
export const readFirstSteps = queryOptions({
  // Below the key of lists, which are refetched when content changes.
  queryKey: ['contents', 'first-steps'],
  async queryFn({ signal }): Promise<FirstStepsRead> {
    const one = { pageSize: 1 };
    const pages = (where: string, pageSize: number) =>
      callEndpoint(kindEndpoints.page.list, { query: { pageSize, where }, signal });
    const [settings, installation, home, legal, others, news, menus, people, offers] =
      await Promise.all([
        callEndpoint(siteSettingsEndpoints.getSiteSettings, { signal }),
        callEndpoint(installationEndpoints.getInstallation, { signal }),
        pages(whereHome, 1),
        pages(whereLegal, 100),
        pages(whereOther, 1),
        callEndpoint(kindEndpoints.news.list, { query: one, signal }),
        callEndpoint(menuEndpoints.listMenus, { query: one, signal }),
        callEndpoint(accountEndpoints.listAccounts, { query: one, signal }),
        callEndpoint(offerEndpoints.listOffers, { query: one, signal }),
      ]);
    const { publicAddress, mail, offerFeeds, lastBackupAt } = installation;
    const legalUrls = new Set(legal.items.map(({ url }) => url));
    return {
      settings,
      installation,
      done: {
        name: locales.every((locale) => settings.name[locale] !== ''),
        brand: Object.keys(settings.brand).length > 0,
        address: publicAddress?.startsWith('https://') === true,
        mail: mail.hasServer && mail.test?.state === 'sent',
        people: people.total > 1,
        home: home.total > 0,
        menus: menus.total > 0,
        legal: legalPaths.every((path) => legalUrls.has(path)),
        content: others.total + news.total > 0,
        offers: offerFeeds > 0 || offers.total > 0,
        backup: lastBackupAt !== null,
      },
    };
  },
});

/** Skips a step for the installation, or takes it up again, based on the settings that were read. */
export function saveSkipped(
  settings: SiteSettingsView,
  step: FirstStep,
  isSkipped: boolean,
): Promise<SiteSettingsView> {
  const { skippedSteps: former, ...others } = siteSettingsSchema.parse(settings);
  const rest = former.filter((one) => one !== step);
  const body = { ...others, skippedSteps: isSkipped ? [...rest, step] : rest };
  return callEndpoint(siteSettingsEndpoints.saveSiteSettings, {
    body,
    ifMatch: settings.revision,
  });
}
