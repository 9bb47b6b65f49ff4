import type { ContentPage, ShownModule } from '@parvis/contracts/site/content-page.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import { PageTabs } from '../../site/page-tabs/page-tabs.server.tsx';
import { tabsOfPage } from '../../site/page-tabs/tabs-of-page.server.ts';
import { ShareMenu } from '../../site/share/share-menu.server.tsx';
import { pageHeadings } from '../../site/summary/page-headings.server.ts';
import { Summary } from '../../site/summary/summary.server.tsx';
import { summaryEntries } from '../../site/summary/summary-entries.server.ts';
import layout from '../../ui/layout.module.css';
import type { Assets } from '../assets.ts';
import { computeIdentity } from '../cached-part.tsx';
import { homePath } from '../home-path.ts';
import styles from './content-document.module.css';
import { PageModule, type PageModuleProps } from './page-module.tsx';
import { isFacts, placeFacts } from './place-facts.ts';

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

interface ModulesProps extends Omit<PageModuleProps, 'shown' | 'around'> {
  readonly modules: readonly ShownModule[];
}

/** Some of a page's modules; facts in a group with those that they stand beside. */
function Modules({ modules, ...shared }: ModulesProps) {
  const { page, viewer } = shared;
  const around = computeIdentity(
    [page.images, page.files, page.links, page.playlists].map(listIdentities),
  );
  return placeFacts(modules, !viewer.logged).map((group) => {
    const views = group.map((shown) => (
      <PageModule
        key={`${shown.module.id} ${shown.part ?? ''}`}
        {...shared}
        shown={shown}
        around={around}
      />
    ));
    const facts = group.find(({ module }) => isFacts(module));
    if (facts === undefined) return views;
    return (
      <div key={facts.module.id} className={styles.group}>
        {views}
      </div>
    );
  });
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
