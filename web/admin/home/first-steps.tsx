import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentImportEndpoints } from '@parvis/contracts/content-import/endpoints.ts';
import { menuEndpoints } from '@parvis/contracts/menus/endpoints.ts';
import { legalSlug } from '@parvis/contracts/site/legal-pages.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { siteSettingsEndpoints } from '@parvis/contracts/site-settings/endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import styles from '../pages/pages.module.css';
import { callEndpoint } from '../requests/call-endpoint.ts';

/** What a new installation needs, in the order in which it is done, and where. */
const steps = [
  { step: 'name', to: '/admin/settings' },
  { step: 'import', to: '/admin/content-imports' },
  { step: 'home', to: '/admin/pages' },
  { step: 'menus', to: '/admin/menus' },
  { step: 'legal', to: '/admin/legal-pages' },
  { step: 'people', to: '/admin/users' },
  { step: 'offers', to: '/admin/offers/imports' },
] as const;
type Step = (typeof steps)[number]['step'];

const noticeSlugs = locales.map((locale) => legalSlug('legal-notice', locale));
const whereNotice = JSON.stringify({
  slug: { in: noticeSlugs },
  status: { equals: 'published' },
});
const whereHome = JSON.stringify({ slug: { equals: '' }, status: { equals: 'published' } });

/** Reads which steps are done. */
const readSteps = queryOptions({
  // Below the key of lists, which are refetched when content changes.
  queryKey: ['contents', 'first-steps'],
  async queryFn({ signal }): Promise<Readonly<Record<Step, boolean>>> {
    const one = { pageSize: 1 };
    const [settings, imports, pages, home, menus, legal, people, offers] = await Promise.all([
      callEndpoint(siteSettingsEndpoints.getSiteSettings, { signal }),
      callEndpoint(contentImportEndpoints.listContentImports, { query: one, signal }),
      callEndpoint(kindEndpoints.page.list, { query: one, signal }),
      callEndpoint(kindEndpoints.page.list, { query: { ...one, where: whereHome }, signal }),
      callEndpoint(menuEndpoints.listMenus, { query: one, signal }),
      callEndpoint(kindEndpoints.page.list, { query: { ...one, where: whereNotice }, signal }),
      callEndpoint(accountEndpoints.listAccounts, { query: one, signal }),
      callEndpoint(offerEndpoints.listOfferImports, { query: one, signal }),
    ]);
    return {
      name: settings.revision > 0,
      // Whoever has pages did not need to bring them in.
      import: imports.total > 0 || pages.total > home.total,
      home: home.total > 0,
      menus: menus.total > 0,
      legal: legal.total > 0,
      people: people.total > 1,
      offers: offers.total > 0,
    };
  },
});

const hiddenKey = 'parvis.first-steps';

/** What is left to do in a new installation; nothing when all is done, or once it was hidden. */
export function FirstSteps() {
  const heading = useId();
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) === 'hidden');
  const { data: done } = useQuery({ ...readSteps, enabled: !isHidden });
  if (isHidden || done === undefined || steps.every(({ step }) => done[step])) return null;
  const hide = () => {
    localStorage.setItem(hiddenKey, 'hidden');
    setHidden(true);
  };
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>
          <FormattedMessage id="first-steps.title" />
        </h2>
        <Button className="button" onPress={hide}>
          <FormattedMessage id="first-steps.hide" />
        </Button>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="first-steps.step" />
            </th>
            <th scope="col">
              <FormattedMessage id="first-steps.why" />
            </th>
            <th scope="col">
              <FormattedMessage id="first-steps.state" />
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, to }) => (
            <tr key={step}>
              <td className={styles.title}>
                <Link to={to}>
                  <FormattedMessage id={`first-steps.step.${step}`} />
                </Link>
              </td>
              <td>
                <FormattedMessage id={`first-steps.why.${step}`} />
              </td>
              <td className={styles.count}>
                <FormattedMessage id={done[step] ? 'first-steps.done' : 'first-steps.open'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
