import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import type { PreviewNote, Viewer } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import type { ComponentProps } from 'react';
import { People } from '../../site/leadership/people.server.tsx';
import { ListBody } from '../../site/lists/list-body.server.tsx';
import { LiveBlock } from '../../site/live/live-block.server.tsx';
import { OffersBody } from '../../site/offers/offers-body.server.tsx';
import { ShareMenu } from '../../site/share/share-menu.server.tsx';
import layout from '../../ui/layout.module.css';
import type { Assets } from '../assets.ts';
import { Document } from '../document.tsx';
import { composeMetadata } from '../head-metadata.tsx';
import { homePath } from '../home-path.ts';
import { intlForSite, titleOnSite } from '../intl.ts';
import { PreviewBar } from '../preview-bar.tsx';
import { ChildPages } from './child-pages.tsx';
import { ContentHead } from './page-head.tsx';
import { PageModules } from './page-modules.tsx';
import { PressContacts } from './press-contacts.tsx';

interface ContentDocumentProps {
  readonly frame: SiteFrame;
  readonly page: ContentPage;
  readonly preview?: PreviewNote;
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** A content page: its title over its chart, its modules, and its child pages. */
export function ContentDocument({ frame, page, preview, viewer, assets }: ContentDocumentProps) {
  const isHome = page.path === homePath(page.locale);
  const { origin = '' } = assets;
  const isCampaign = page.list !== undefined || page.offers !== undefined;
  const share = viewer.logged || isHome || preview ? undefined : origin + page.path;
  return (
    <Document
      frame={frame}
      path={page.path}
      viewer={viewer}
      assets={assets}
      content={{ id: page.id, kind: page.details.kind }}
      above={preview ? <PreviewBar note={preview} /> : null}
      marks={isCampaign ? ['page-campaign'] : []}
      newsletter={hasSplash(page)}
      isConfidential={page.modules.some(({ content }) => content.type === 'ethics-form')}
      profile={page.details.kind === 'page' ? page.details.applicantProfile : undefined}
      head={{
        title: titleOf(page, frame),
        description: page.summary,
        ...(!preview && {
          canonicalPath: page.path,
          metadata: composeMetadata(page, origin, frame),
        }),
      }}
    >
      <Detail page={page} viewer={viewer} assets={assets} share={isCampaign ? undefined : share} />
      <AfterModules page={page} viewer={viewer} />
      {isCampaign && share !== undefined ? (
        <div className={layout.grid}>
          <ShareMenu address={share} title={page.title} summary={page.summary} />
        </div>
      ) : null}
      <ChildPages pages={page.children} as={isHome ? 'cards' : 'rows'} around={page} />
    </Document>
  );
}

/** The title of the document: the home page has one of its own. */
function titleOf(page: ContentPage, frame: SiteFrame): string {
  if (page.path === homePath(page.locale)) return frame.site?.homeTitle || page.title;
  return titleOnSite(intlForSite(page.locale, frame), page.title);
}

function hasSplash({ details }: ContentPage): boolean {
  return details.kind === 'focus' && details.splash;
}

/**
 * Further content of a page by its place or its header: a live feed, people, the list of a
 * campaign.
 */
function AfterModules({ page, viewer }: Pick<ContentDocumentProps, 'page' | 'viewer'>) {
  const { id, locale, livePosts, people, list, offers } = page;
  return (
    <>
      {livePosts ? (
        <LiveBlock focusId={id} posts={livePosts} locale={locale} isStill={viewer.logged} />
      ) : null}
      {people ? <People people={people} locale={locale} viewer={viewer} /> : null}
      <PressContacts page={page} />
      {list ? <ListBody list={list} isStill={viewer.logged} /> : null}
      {offers ? <OffersBody list={offers} isStill={viewer.logged} /> : null}
    </>
  );
}

/** The main content of a page; for a person, the part that the page of leaders shows in place. */
function Detail({ page, viewer, assets, share }: ComponentProps<typeof PageModules>) {
  const isPerson = page.details.kind === 'personality';
  return (
    <>
      <div data-detail={isPerson ? 'person' : undefined}>
        <ContentHead page={page} viewer={viewer} />
        <PageModules page={page} viewer={viewer} assets={assets} share={share} />
      </div>
      {isPerson && !viewer.logged ? (
        <span hidden data-island="person-page" data-wake="now" />
      ) : null}
    </>
  );
}
