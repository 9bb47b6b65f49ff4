import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { headingIdsOf } from '@parvis/contracts/rich-text/headings.ts';
import type {
  ContentPage,
  PreviewNote,
  ShownModule,
  SiteFrame,
  Viewer,
} from '@parvis/contracts/site/screens.ts';
import { ModuleView } from '../../blocks/module-view.tsx';
import layout from '../../ui/layout.module.css';
import type { Assets } from '../assets.ts';
import { Document } from '../document.tsx';
import { EditorBar } from '../editor-bar.tsx';
import { metadataOf } from '../head-metadata.tsx';
import { homePath } from '../home-path.ts';
import { LiveBlock } from '../live/live-block.tsx';
import { PreviewBar } from '../preview-bar.tsx';
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
        {isHome ? <HomeHead page={page} /> : <PageHead page={page} />}
        <Modules page={page} />
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

function Modules({ page }: { readonly page: ContentPage }) {
  const headingIds = headingIdsOfModules(page.modules);
  return (
    <div className={`${layout.grid} ${styles.body}`}>
      {page.modules.map(({ id, content }, index) => (
        <section key={id} className={styles[columnsOf(content)]} data-module={id}>
          <ModuleView
            content={content}
            headingIds={headingIds.get(id) ?? []}
            images={page.images}
            locale={page.locale}
            isFirst={index === 0}
          />
        </section>
      ))}
    </div>
  );
}

/** The columns that a module stands in. */
function columnsOf(content: ModuleContent): 'text' | 'statement' | 'wide' {
  return content.type === 'image' ? content.data.size : content.type;
}

/** Heading ids of every text, by module; counted over the whole page, so that no two are alike. */
function headingIdsOfModules(modules: readonly ShownModule[]): ReadonlyMap<string, string[]> {
  const texts = modules.flatMap(({ id, content }) =>
    content.type === 'text' ? [{ id, doc: content.data.doc }] : [],
  );
  const ids = headingIdsOf(texts.map(({ doc }) => doc));
  return new Map(texts.map(({ id }, index) => [id, ids[index] ?? []]));
}
