import { headingIdsOf } from '@parvis/contracts/rich-text/headings.ts';
import type { ContentPage, ShownModule, Viewer } from '@parvis/contracts/site/screens.ts';
import { columnsOf, ModuleView } from '../../blocks/module-view.tsx';
import layout from '../../ui/layout.module.css';
import { ShareMenu } from '../share-menu.tsx';
import { Summary } from '../summary/summary.tsx';
import { summaryEntries } from '../summary/summary-entries.ts';
import styles from './content-document.module.css';

interface PageModulesProps {
  readonly page: ContentPage;
  readonly viewer: Viewer;
  /** The page's whole address, where it may be passed on. */
  readonly share?: string | undefined;
}

/** The modules of a page, each in its columns, beside the summary of their headings. */
export function PageModules({ page, viewer, share }: PageModulesProps) {
  const headingIds = headingIdsOfModules(page.modules);
  const summary = summaryEntries(page.modules);
  return (
    <div className={styles.around}>
      {summary.length > 0 ? <Summary entries={summary} awake={!viewer.logged} /> : null}
      <div
        className={`${layout.grid} ${styles.body}`}
        data-summary={summary.length > 0 ? '' : undefined}
      >
        {page.modules.map(({ id, content }, index) => (
          <section key={id} className={styles[columnsOf(content)]} data-module={id}>
            <ModuleView
              id={id}
              content={content}
              headingIds={headingIds.get(id) ?? []}
              images={page.images}
              files={page.files}
              links={page.links}
              teasers={page.teasers}
              playlists={page.playlists}
              locale={page.locale}
              viewer={viewer}
              isFirst={index === 0}
            />
          </section>
        ))}
        {share === undefined ? null : (
          <div className={styles.text}>
            <ShareMenu address={share} title={page.title} summary={page.summary} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Heading ids of every text, by module; counted over the whole page, so that no two are alike. */
function headingIdsOfModules(modules: readonly ShownModule[]): ReadonlyMap<string, string[]> {
  const texts = modules.flatMap(({ id, content }) =>
    content.type === 'text' ? [{ id, doc: content.data.doc }] : [],
  );
  const ids = headingIdsOf(texts.map(({ doc }) => doc));
  return new Map(texts.map(({ id }, index) => [id, ids[index] ?? []]));
}
