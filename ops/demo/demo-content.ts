import type { DetailsOf, NewsNature } from '@parvis/contracts/content/details.ts';
import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import type { ImageSize } from '@parvis/contracts/content/modules/image.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { StatementModule } from '@parvis/contracts/content/modules/statement.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SubjectKey } from './media/artworks.ts';
import type { TermOf } from './vocabulary.ts';

/**
 * A module of the demonstration: rich text as HTML, a statement, a picture by its subject, or any
 * module in its stored form (`blocks.ts`). In texts, `demo:` and a key link to another content
 * item, `route:` and a route's name to a list, and `file:` and a key to a file of the media
 * library.
 */
export type DemoModule =
  | {
      readonly type: 'text';
      readonly html: string;
      /** Its former contents, oldest first, each with the day until which it was shown. */
      readonly former?: readonly { readonly until: string; readonly html: string }[];
    }
  | { readonly type: 'statement'; readonly statement: StatementModule }
  | {
      readonly type: 'image';
      readonly subject: SubjectKey;
      readonly caption: string;
      readonly size: ImageSize;
    }
  | {
      readonly type: 'block';
      readonly content: ModuleContent;
      /** As above. */
      readonly former?: readonly { readonly until: string; readonly content: ModuleContent }[];
    };

/** Any content item of the demonstration, in the form in which it is seeded. */
export interface DemoItem {
  readonly key: string;
  /** The day on which it was published. */
  readonly on: string;
  /** The key of its parent. */
  readonly parent?: string | undefined;
  readonly headerIn: (locale: Locale) => ContentHeader;
  readonly modulesIn: (locale: Locale) => readonly DemoModule[];
}

interface InBothLanguages<Version> {
  readonly fr: Version;
  readonly en: Version;
}

/** One language of a demo page. */
export interface PageVersion {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly modules: readonly DemoModule[];
}

/** The facets that lists filter an item by. */
export interface DemoFacets {
  readonly category?: TermOf<'categories'>;
  readonly types?: readonly TermOf<'types'>[];
  readonly regions?: readonly TermOf<'regions'>[];
  readonly domains?: readonly TermOf<'domains'>[];
  readonly countries?: readonly TermOf<'countries'>[];
  readonly entities?: readonly TermOf<'entities'>[];
  readonly keywords?: readonly TermOf<'keywords'>[];
}

/** A demo page in both languages; `parent` is another page's key. */
export interface DemoPage extends InBothLanguages<PageVersion>, DemoFacets {
  readonly key: string;
  readonly on: string;
  readonly parent?: string;
  readonly image?: SubjectKey;
  readonly campaign?: DetailsOf<'page'>['campaign'];
  /** The applicant profile that it is for. */
  readonly applicantProfile?: number;
}

/** One language of a news item; its slug is derived from its title. */
interface NewsVersion {
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
}

/** The contact for journalists. */
export interface PressContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** An article, a press release or an event of the agenda, in both languages. */
export interface DemoNews extends InBothLanguages<NewsVersion>, DemoFacets {
  readonly key: string;
  readonly on: string;
  readonly nature?: NewsNature;
  /** When an event begins and ends: instants, UTC. */
  readonly from?: string;
  readonly to?: string;
  readonly image?: SubjectKey;
  readonly contact?: PressContact;
  readonly category: TermOf<'categories'>;
}

/** One language of a person. */
interface PersonVersion {
  readonly role: string;
  readonly summary: string;
  /** Markdown. */
  readonly biography: string;
  readonly quotation?: string;
}

/** A member of the Group's management, in both languages. */
export interface DemoPerson extends InBothLanguages<PersonVersion> {
  readonly key: SubjectKey;
  readonly on: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly order: number;
  readonly isSpokesperson?: true;
}

/** One language of a focus. */
interface FocusVersion {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly modules: readonly DemoModule[];
}

/** A subject in tabs, in both languages. */
export interface DemoFocus extends InBothLanguages<FocusVersion> {
  readonly key: string;
  readonly on: string;
  readonly image: SubjectKey;
  readonly live?: true;
  readonly splash?: true;
}

/** A post of a live feed, in both languages, at an instant (UTC). */
export interface DemoLivePost extends InBothLanguages<string> {
  readonly key: string;
  readonly at: string;
}
