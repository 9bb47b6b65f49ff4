import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { decoded } from '../sites/decoded.ts';
import { partsOfHtml, plainText } from '../sites/parts-of-html.ts';
import type { LeftOut, SourceItem, SourceSite } from '../sites/source-site.ts';
import { Attachments } from './attachments.ts';
import { fieldOf } from './fields.ts';
import { languageOf, translationsOf } from './languages.ts';
import { menusOf } from './menus-of-wxr.ts';
import { htmlOfPost } from './post-html.ts';
import type { Wxr, WxrItem } from './read-wxr.ts';
import { sayWhatIsLost, termsOf } from './what-is-lost.ts';

/** What WordPress keeps of posts that are not for visitors. */
const drafts = new Set(['draft', 'pending', 'private', 'future']);

/** Returns the key of an item. */
function keyOf(id: string): string {
  return `post-${id}`;
}

/**
 * Returns the site of an export.
 * @param spoken the language of items that are not marked with one
 * @throws Error when no language is known
 */
export function wordpressSite(wxr: Wxr, spoken: Locale | undefined): SourceSite {
  return new WordPressReader(wxr, spoken).read();
}

class WordPressReader {
  readonly #wxr: Wxr;
  readonly #base: URL;
  readonly #locale: Locale;
  readonly #leftOut: LeftOut[] = [];
  readonly #attachments: Attachments;

  constructor(wxr: Wxr, spoken: Locale | undefined) {
    this.#wxr = wxr;
    const base =
      ['wp:base_blog_url', 'link', 'wp:base_site_url']
        .map((name) => wxr.channel.get(name) ?? '')
        .find((address) => URL.canParse(address)) ?? '';
    if (base === '') throw new Error('it does not say at which address the site was');
    this.#base = new URL(base);
    const [language] = (wxr.channel.get('language') ?? '').toLowerCase().split(/[-_]/);
    const locale = spoken ?? locales.find((one) => one === language);
    if (locale === undefined)
      throw new Error(
        `its language is “${language ?? ''}”, which the site does not have: add --language ${locales.join(' or --language ')}`,
      );
    this.#locale = locale;
    this.#attachments = new Attachments(wxr.items, this.#base);
  }

  read(): SourceSite {
    const items = this.#wxr.items.flatMap((item) => this.#itemOf(item) ?? []);
    const keys = new Map(items.map((item) => [item.key, item]));
    for (const title of this.#attachments.unused())
      this.#leave(`attachment “${title}”`, 'nothing that comes shows it');
    const menus = menusOf(this.#wxr, this.#locale, keys, (what, why) => this.#leave(what, why));
    return {
      name: this.#base.host + this.#base.pathname.replace(/\/$/, ''),
      product: 'WordPress',
      items: items.map((item) => ({
        ...item,
        parent: keys.has(item.parent ?? '') ? item.parent : undefined,
      })),
      media: this.#attachments.media,
      mediaKey: (href) => (this.#attachments.media.has(href) ? href : undefined),
      menus,
      hosts: new Set([this.#base.host]),
      leftOut: this.#leftOut,
    };
  }

  #leave(what: string, why: string): void {
    this.#leftOut.push({ what, why });
  }

  /** Undefined, and said, for what does not come; entries of menus and attachments come otherwise. */
  #itemOf(item: WxrItem): SourceItem | undefined {
    const type = fieldOf(item, 'wp:post_type');
    if (type === 'nav_menu_item' || type === 'attachment') return undefined;
    const name = `${type} ${fieldOf(item, 'wp:post_id')} “${fieldOf(item, 'title')}”`;
    const status = fieldOf(item, 'wp:status');
    const locale = languageOf(item, this.#locale);
    const why = whyNot(type, status, locale);
    if (why !== undefined || locale === undefined || 'other' in locale) {
      this.#leave(name, why ?? 'its language is unknown');
      return undefined;
    }
    return this.#written(item, name, locale.is);
  }

  #written(item: WxrItem, name: string, locale: Locale): SourceItem {
    const id = fieldOf(item, 'wp:post_id');
    const isPost = fieldOf(item, 'wp:post_type') === 'post';
    const leave = (what: string, why: string) => this.#leave(what, why);
    const note = (why: string) => this.#leave(name, why);
    const isPublic = sayWhatIsLost(item, name, leave);
    const html = htmlOfPost(item.fields.get('content:encoded') ?? '', id, this.#attachments, note);
    this.#attachments.findLinked(html);
    const thumbnail = item.meta.get('_thumbnail_id') ?? '';
    const picture = this.#attachments.mediaAt(this.#attachments.addressOf(thumbnail) ?? '');
    const parent = fieldOf(item, 'wp:post_parent');
    return {
      key: keyOf(id),
      name,
      kind: isPost ? 'news' : 'page',
      locale,
      title: plainText(fieldOf(item, 'title')),
      slug: decoded(fieldOf(item, 'wp:post_name')),
      summary: fieldOf(item, 'excerpt:encoded'),
      date: dayOf(item),
      order: Number(fieldOf(item, 'wp:menu_order')) || 0,
      author: isPost ? this.#authorOf(item) : undefined,
      parent: isPost || parent === '0' ? undefined : keyOf(parent),
      translations: translationsOf(item),
      ...termsOf(item, name, leave),
      picture:
        picture === undefined
          ? undefined
          : { media: picture, alt: this.#attachments.altOf(thumbnail) },
      parts: partsOfHtml(html, (address) => this.#attachments.mediaAt(address), note),
      isPublic,
      oldPaths: [...this.#pathOf(fieldOf(item, 'link')), isPost ? `/?p=${id}` : `/?page_id=${id}`],
    };
  }

  /** Pages of WordPress have an author, too, whom it does not show. */
  #authorOf(item: WxrItem): string | undefined {
    const login = fieldOf(item, 'dc:creator');
    return login === '' ? undefined : (this.#wxr.authors.get(login) ?? login);
  }

  /** The path of an old address, if it was the site's own. */
  #pathOf(link: string): readonly string[] {
    if (!URL.canParse(link)) return [];
    const { host, pathname, search } = new URL(link);
    return host === this.#base.host ? [`${pathname}${search}`] : [];
  }
}

function whyNot(
  type: string,
  status: string,
  locale: ReturnType<typeof languageOf>,
): string | undefined {
  if (type !== 'post' && type !== 'page') return `items of the type “${type}” do not come`;
  if (status !== 'publish' && !drafts.has(status)) return `it is ${status || 'of no status'}`;
  return locale !== undefined && 'other' in locale
    ? `the site does not have its language, ${locale.other}`
    : undefined;
}

/** The day of publication, as the site showed it; drafts may have none. */
function dayOf(item: WxrItem): string | undefined {
  return /^(?!0000)\d{4}-\d{2}-\d{2}/.exec(fieldOf(item, 'wp:post_date'))?.[0];
}
