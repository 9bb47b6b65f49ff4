import type { ContentPage, ShownModule } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { chooseColumns, ModuleView } from '../../blocks/module-view.tsx';
import { PageTabs } from '../../site/page-tabs/page-tabs.server.tsx';
import { tabsOfPage } from '../../site/page-tabs/tabs-of-page.server.ts';
import { ShareMenu } from '../../site/share/share-menu.server.tsx';
import { SiteFacts } from '../../site/statements/site-facts.server.tsx';
import { type PageHeading, pageHeadings } from '../../site/summary/page-headings.server.ts';
import { Summary } from '../../site/summary/summary.server.tsx';
import { summaryEntries } from '../../site/summary/summary-entries.server.ts';
import layout from '../../ui/layout.module.css';
import type { Assets } from '../assets.ts';
import bars from '../bars.module.css';
import { CachedPart, computeIdentity } from '../cached-part.tsx';
import { homePath } from '../home-path.ts';
import styles from './content-document.module.css';

interface PageModulesProps {
  readonly page: ContentPage;
  readonly viewer: Viewer;
  readonly assets: Assets;
  /** The absolute URL of the page, if it can be shared. */
  readonly share?: string | undefined;
}

/** The id of the element around a page's modules. */
export const modulesId = 'modules';
const body = `${layout.grid} ${styles.body}`;

/**
 * The modules of a page, each in its columns: in tabs, or next to the summary of their headings,
 * which home pages do not have.
 */
export function PageModules({ page, viewer, assets, share }: PageModulesProps) {
  const { before, tabs } = viewer.logged
    ? { before: page.modules, tabs: [] }
    : tabsOfPage(page.modules);
  const headings = pageHeadings(page.modules);
  const hasSummary = tabs.length === 0 && page.path !== homePath(page.locale);
  const summary = hasSummary ? summaryEntries([...headings.values()].flat()) : [];
  const shown = { page, viewer, assets, headings };
  return (
    <>
      <div id={modulesId} className={styles.around}>
        {summary.length > 0 ? <Summary entries={summary} awake={!viewer.logged} /> : null}
        <div
          className={body}
          data-summary={summary.length > 0 ? (viewer.logged ? '' : 'scrolled') : undefined}
        >
          <Modules {...shown} modules={before} />
          {tabs.length === 0 ? <Share page={page} address={share} /> : null}
        </div>
      </div>
      {tabs.length > 0 ? (
        <>
          <PageTabs tabs={tabs}>
            {({ modules }) => (
              <div className={body}>
                <Modules {...shown} modules={modules} />
              </div>
            )}
          </PageTabs>
          <div className={`${layout.grid} ${styles.after}`}>
            <Share page={page} address={share} />
          </div>
        </>
      ) : null}
    </>
  );
}

interface ModulesProps extends Pick<PageModulesProps, 'page' | 'viewer' | 'assets'> {
  readonly modules: readonly ShownModule[];
  readonly headings: ReadonlyMap<ShownModule['id'], readonly PageHeading[]>;
}

/** Some of a page's modules, each in its columns. */
function Modules({ page, viewer, assets, modules, headings }: ModulesProps) {
  const around = computeIdentity(
    [page.images, page.files, page.links, page.playlists].map(listIdentities),
  );
  return modules.map((module) => {
    const { id, revision, content, isInactive = false, isTyped = false } = module;
    const headingIds = (headings.get(id) ?? []).map((heading) => heading.id);
    const isFirst = module === page.modules[0];
    const own = (
      <ModuleView
        id={id}
        content={content}
        headingIds={headingIds}
        images={page.images}
        files={page.files}
        links={page.links}
        teasers={page.teasers}
        profile={page.profile}
        jobs={page.jobs}
        playlists={page.playlists}
        facts={factsOf(content, page.locale, assets)}
        locale={page.locale}
        viewer={viewer}
        isFirst={isFirst}
      />
    );
    const view = isInactive ? <Inactive>{own}</Inactive> : own;
    const shown = [
      id,
      isInactive,
      // A saved revision never changes; one of profiles may be reduced to one of them.
      isTyped || content.type === 'profiles' ? content : revision,
      headingIds.join(' '),
      page.teasers?.get(id),
      content.type === 'profiles' ? page.profile : page.jobs?.get(id),
      content.type === 'site-facts' ? [assets.messageDays, assets.scripts] : null,
      viewer,
      isFirst,
      around,
    ];
    return (
      <CachedPart
        key={id}
        as="section"
        className={styles[chooseColumns(content)]}
        data-module={id}
        name="module"
        locale={page.locale}
        shown={shown}
      >
        {view}
      </CachedPart>
    );
  });
}

/** What the product knows, if a module shows that. */
function factsOf({ type, data }: ShownModule['content'], locale: Locale, assets: Assets) {
  if (type !== 'site-facts') return undefined;
  return <SiteFacts shows={data.shows} locale={locale} assets={assets} />;
}

/** A module hidden from visitors, and why. */
function Inactive({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <p className={bars.preview}>
        <FormattedMessage id="preview.inactive" />
      </p>
      {children}
    </>
  );
}

/** Returns a short key for each entry of data that is the same for every module. */
function listIdentities(map: ReadonlyMap<string, unknown> = new Map()): readonly string[] {
  return [...map].map(([id, shown]) => `${id}=${computeIdentity(shown)}`);
}

interface ShareProps extends Pick<PageModulesProps, 'page'> {
  readonly address: string | undefined;
}

function Share({ page, address }: ShareProps) {
  if (address === undefined) return null;
  return (
    <div className={styles.text}>
      <ShareMenu address={address} title={page.title} summary={page.summary} />
    </div>
  );
}
