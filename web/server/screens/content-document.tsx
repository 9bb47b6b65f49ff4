import { headingIdsOf } from '@parvis/contracts/rich-text/headings.ts';
import type {
  ContentPage,
  PreviewNote,
  ShownModule,
  SiteFrame,
  Viewer,
} from '@parvis/contracts/site/screens.ts';
import { columnsOf, ModuleView } from '../../blocks/module-view.tsx';
import layout from '../../ui/layout.module.css';
import type { Assets } from '../assets.ts';
import { Document } from '../document.tsx';
import { EditorBar } from '../editor-bar.tsx';
import { metadataOf } from '../head-metadata.tsx';
import { homePath } from '../home-path.ts';
import { LiveBlock } from '../live/live-block.tsx';
import { PreviewBar } from '../preview-bar.tsx';
import { ShareMenu } from '../share-menu.tsx';
import { Summary } from '../summary/summary.tsx';
import { summaryEntries } from '../summary/summary-entries.ts';
import { wordsIn } from '../words.ts';
import { ChildPages } from './child-pages.tsx';
import styles from './content-document.module.css';
import { HomeHead, PageHead } from './page-head.tsx';
import { People } from './people.tsx';

interface ContentDocumentProps {
  readonly frame: SiteFrame;
  readonly page: ContentPage;
  readonly preview?: PreviewNote;
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** A content page: its title over its chart, its modules, and the pages beneath it. */
export function ContentDocument({ frame, page, preview, viewer, assets }: ContentDocumentProps) {
  const isHome = page.path === homePath(page.locale);
  const { formatMessage } = wordsIn[page.locale];
  const share = viewer.logged || isHome ? undefined : (assets.origin ?? '') + page.path;
  const above = (
    <>
      {viewer.logged ? (
        <EditorBar contentId={page.id} kind={page.details.kind} editing={viewer.editing} />
      ) : null}
      {preview ? <PreviewBar note={preview} /> : null}
    </>
  );
  return (
    <Document
      frame={frame}
      path={page.path}
      viewer={viewer}
      assets={assets}
      above={above}
      head={{
        title: isHome ? page.title : formatMessage({ id: 'site.title' }, { title: page.title }),
        description: page.summary,
        canonicalPath: preview ? undefined : page.path,
        metadata: preview ? undefined : metadataOf(page, assets.origin ?? ''),
      }}
    >
      <div data-detail={page.details.kind === 'personality' ? 'person' : undefined}>
        {isHome ? <HomeHead page={page} /> : <PageHead page={page} viewer={viewer} />}
        <Modules page={page} viewer={viewer} share={share} />
      </div>
      {page.livePosts ? (
        <LiveBlock
          focusId={page.id}
          posts={page.livePosts}
          locale={page.locale}
          isStill={viewer.logged}
        />
      ) : null}
      {page.people ? <People people={page.people} locale={page.locale} viewer={viewer} /> : null}
      <ChildPages pages={page.children} as={isHome ? 'cards' : 'rows'} />
    </Document>
  );
}

interface ModulesProps {
  readonly page: ContentPage;
  readonly viewer: Viewer;
  /** The page's whole address, where it may be passed on. */
  readonly share: string | undefined;
}

/** The modules beside the summary of their headings, and the way to pass the page on. */
function Modules({ page, viewer, share }: ModulesProps) {
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
