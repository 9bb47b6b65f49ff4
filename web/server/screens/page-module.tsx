import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ContentPage, ShownModule } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { chooseColumns, ModuleView } from '../../blocks/module-view.tsx';
import { SiteFacts } from '../../site/statements/site-facts.server.tsx';
import type { PageHeading } from '../../site/summary/page-headings.server.ts';
import type { Assets } from '../assets.ts';
import bars from '../bars.module.css';
import { CachedPart } from '../cached-part.tsx';
import styles from './content-document.module.css';
import type { ShownPart } from './place-facts.ts';

export interface PageModuleProps {
  readonly page: ContentPage;
  readonly viewer: Viewer;
  readonly assets: Assets;
  readonly headings: ReadonlyMap<ModuleId, readonly PageHeading[]>;
  readonly shown: ShownPart;
  /** The identity of the data of the page that is the same for every module. */
  readonly around: string;
}

/** A module of a page, or a part of its text, in its columns. */
export function PageModule({ page, viewer, assets, headings, shown, around }: PageModuleProps) {
  const { module, part, firstHeading = 0 } = shown;
  const { id, revision, content, isInactive = false, isTyped = false } = module;
  const headingIds = (headings.get(id) ?? []).slice(firstHeading).map((heading) => heading.id);
  const isFirst = id === page.modules[0]?.id;
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
  const depends = [
    id,
    part,
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
      as="section"
      className={styles[part ?? chooseColumns(content)]}
      data-module={id}
      name="module"
      locale={page.locale}
      shown={depends}
    >
      {isInactive ? <Inactive>{own}</Inactive> : own}
    </CachedPart>
  );
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
