import { pagePath } from '@parvis/contracts/content/content-path.ts';
import { type ContentDetails, defaultPageDetails } from '@parvis/contracts/content/details.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { PictureAlt } from '@parvis/contracts/media/picture-alt.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { legalKinds, legalPath } from '@parvis/contracts/site/legal-pages.ts';
import { type Locale, otherLocales } from '@parvis/contracts/site/locale.ts';
import type { ComposedScreen, ContentScreen, LocalPath } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { childrenTag, contentTag, menuTag, pathTag, translationsTag } from './tags.ts';

/** A page to compose, as the statements of `compose-sql.ts` take or return it. */
export interface PageRow {
  readonly id: ContentId;
  readonly locale: Locale;
  readonly path: string;
  readonly parent_id: ContentId | null;
  /** Null for items outside the page tree. */
  readonly ancestors: readonly ContentId[] | null;
  readonly title: string;
  readonly summary: string | null;
  readonly translation_group: ContentId;
  readonly modules: readonly { readonly id: ModuleId; readonly revision: number }[];
  /**
   * Missing from rows of version 1, which are read while those of the current version are built.
   */
  readonly details?: ContentDetails;
}

interface LinkRow {
  readonly id: ContentId;
  readonly title: string;
  readonly path: string;
}

/** The menu of the page tree, read in one statement. */
export interface CollectedMenu {
  readonly position: Position;
  readonly menu: readonly (LinkRow & {
    readonly parentId: ContentId | null;
    readonly level: number;
  })[];
  /** The pages at the addresses of legal pages, the oldest first. */
  readonly legal: readonly LinkRow[];
}

/** A page, if there is one, read in one statement. */
export interface CollectedPage {
  readonly position: Position;
  readonly page: PageRow | null;
  readonly breadcrumb: readonly LinkRow[];
  readonly children: readonly (LinkRow & {
    readonly summary: string | null;
    readonly imageId: MediaId | null;
    readonly imageAlt: PictureAlt | null;
  })[];
  readonly translations: readonly LocalPath[];
  readonly modules: readonly {
    readonly id: ModuleId;
    readonly revision: number;
    readonly content: ModuleContent;
  }[];
}

/** Returns the content screen of a collected page. @param around the frame of no particular page */
export function contentScreen(
  collected: CollectedPage,
  page: PageRow,
  around: SiteFrame,
  position: Position,
): ComposedScreen<ContentScreen> {
  return {
    screen: {
      screen: 'content',
      frame: { ...around, translations: targetsOf(collected.translations, page.locale) },
      page: shownPage(collected, page),
    },
    position,
    tags: [
      contentTag(page.id),
      ...(page.ancestors ?? collected.breadcrumb.map(({ id }) => id)).map(contentTag),
      ...(page.ancestors === null ? pathsAbove(page.path).map(pathTag) : []),
      pathTag(page.path),
      childrenTag(page.id),
      translationsTag(page.translation_group),
      menuTag(page.locale),
    ],
  };
}

/** Returns the paths above an address, where a page may be published. */
function pathsAbove(path: string): string[] {
  const words = path.split('/').slice(1, -1);
  return words.map((_word, place) => `/${words.slice(0, place + 1).join('/')}`);
}

function shownPage(collected: CollectedPage, page: PageRow): ContentPage {
  const { id, locale, path, title, summary, details = defaultPageDetails } = page;
  return {
    id,
    locale,
    path,
    title,
    summary: summary ?? undefined,
    details,
    breadcrumb: collected.breadcrumb.map(toLink),
    modules: collected.modules,
    children: collected.children.map((child) => ({
      ...toLink(child),
      summary: child.summary ?? undefined,
      ...(child.imageId && { imageId: child.imageId }),
      ...(child.imageAlt && { imageAlt: child.imageAlt }),
    })),
  };
}

/** Returns the frame of no particular page. */
export function toFrame({ menu, legal }: CollectedMenu, locale: Locale): SiteFrame {
  return {
    locale,
    menu: menu
      .filter(({ level }) => level === 0)
      .map((top) => ({
        ...toLink(top),
        children: menu
          .filter(({ level, parentId }) => level === 1 && parentId === top.id)
          .map((below) => ({ ...toLink(below), children: [] })),
      })),
    ...(legal.length > 0 && { legal: titlesOfLegal(legal, locale) }),
    translations: targetsOf([], locale),
  };
}

/** Of two pages at one address, only the older one can be reached. */
function titlesOfLegal(pages: readonly LinkRow[], locale: Locale): SiteFrame['legal'] {
  const titled = legalKinds.flatMap((kind) => {
    const page = pages.find(({ path }) => path === legalPath(kind, locale));
    return page === undefined ? [] : [[kind, page.title] as const];
  });
  return Object.fromEntries(titled);
}

/** Returns the targets of the language switch: translations, or home pages where there are none. */
function targetsOf(translations: readonly LocalPath[], locale: Locale): SiteFrame['translations'] {
  return otherLocales(locale).map((other) => {
    const translation = translations.find((one) => one.locale === other);
    const path = translation?.path ?? pagePath(other, []);
    return { locale: other, path, isTranslation: translation !== undefined };
  });
}

function toLink({ title, path }: LinkRow): { title: string; path: string } {
  return { title, path };
}
