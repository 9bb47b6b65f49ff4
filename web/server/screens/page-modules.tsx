import { headingIdsOf } from '@parvis/contracts/rich-text/headings.ts';
import type { ContentPage, ShownModule, Viewer } from '@parvis/contracts/site/screens.ts';
import { columnsOf, ModuleView } from '../../blocks/module-view.tsx';
import layout from '../../ui/layout.module.css';
import styles from './content-document.module.css';

interface PageModulesProps {
  readonly page: ContentPage;
  readonly viewer: Viewer;
}

/** The modules of a page, each in its columns. */
export function PageModules({ page, viewer }: PageModulesProps) {
  const headingIds = headingIdsOfModules(page.modules);
  return (
    <div className={`${layout.grid} ${styles.body}`}>
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
