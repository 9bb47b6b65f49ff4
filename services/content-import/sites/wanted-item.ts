import {
  headerOfKind,
  maxSummaryLength,
  maxTitleLength,
} from '@parvis/contracts/content/header.ts';
import {
  type ModuleContent,
  moduleContentSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import { toSingleLine } from '@parvis/contracts/content/single-line.ts';
import { maxModulesPerItem } from '@parvis/contracts/limits/pages.ts';
import { maxAlternativeTextLength } from '@parvis/contracts/media/limits.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import type { WantedItem } from '../import-item.ts';
import { mapLinks } from '../map-links.ts';
import type { PlacedItem } from './place-items.ts';
import { idOfPlanned, type SitePlan } from './site-plan.ts';
import type { PicturePart, SourceItem, Term } from './source-site.ts';

/** Files of the media library, by the keys that they have in the source. */
export interface Library {
  imageId(key: string): string | undefined;
  /** The public address of a file that texts link to. */
  addressOf(key: string): string | undefined;
}

type Note = (what: string, why: string) => void;
/** Says of an item, or of something in it, what does not come. */
type ItemNote = (why: string, what?: string) => void;

const maxKeywords = 50;
const maxCaptionLength = 400;

/** Returns an item as it is to be here: its header, its modules, its links to what they lead to now. */
export function wantedItem(
  placed: PlacedItem,
  plan: SitePlan,
  library: Library,
  leave: Note,
): WantedItem {
  const { name } = placed.item;
  const note = (why: string, what?: string) =>
    leave(what === undefined ? name : `${name}: ${what}`, why);
  const { item, slug, parent } = placed;
  const above = parent && plan.items.get(parent);
  const title = titleOf(item, note);
  const header = headerOfKind(item.kind, {
    title,
    slug,
    ...shortened('summary', item.summary, maxSummaryLength, note),
    ...(above !== undefined && { parentId: idOfPlanned(above) }),
    ...(item.kind === 'news' ? newsFields(item) : { order: item.order ?? 0 }),
    ...(item.date !== undefined && { publishedOn: item.date }),
    ...termsOf(item, note),
    ...headPicture(item, library, note),
  });
  return { header, modules: modulesOf(placed, plan, library, note) };
}

/** News have a day; those that have none in the source, such as drafts, get today's. */
function newsFields({ author }: SourceItem) {
  const name = toSingleLine(author ?? '').slice(0, 200);
  const today = new Date().toISOString().slice(0, 10);
  return { nature: 'article', publishedOn: today, ...(name && { author: name }) };
}

function titleOf({ title, parts, key }: SourceItem, note: ItemNote): string {
  const clean = toSingleLine(title);
  if (clean.length > maxTitleLength) note(`its title is cut after ${maxTitleLength} characters`);
  if (/[\p{L}\p{N}]/u.test(clean)) return clean.slice(0, maxTitleLength);
  const [text] = parts.flatMap((part) => (part.kind === 'text' ? [JSON.stringify(part.doc)] : []));
  const words = [...(text ?? '').matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)]
    .map(([, word]) => word)
    .join(' ');
  note('it has no title: it gets its first words');
  return (
    words
      .replaceAll(/\\./g, ' ')
      .split(/\s+/)
      .slice(0, 8)
      .join(' ')
      .trim()
      .slice(0, maxTitleLength) || key
  );
}

function shortened(field: string, text: string | undefined, most: number, note: ItemNote) {
  const plain = toSingleLine((text ?? '').replaceAll(/<[^>]{0,500}>/g, ''));
  if (plain === '') return {};
  if (plain.length > most) note(`its ${field} is cut after ${most} characters`);
  return { [field]: plain.length > most ? `${plain.slice(0, most - 1)}…` : plain };
}

/** Returns the id of a word by which items are filed. */
export function facetIdOf({ id, name }: Term): string {
  return (toSlug(id) || toSlug(name)).slice(0, 120);
}

function termsOf({ category, keywords }: SourceItem, note: ItemNote) {
  const ids = [...new Set(keywords.map(facetIdOf).filter((id) => id !== ''))];
  if (ids.length > maxKeywords) note(`its keywords after the ${maxKeywords}th are left out`);
  const own = category === undefined ? '' : facetIdOf(category);
  return { keywords: ids.slice(0, maxKeywords), ...(own !== '' && { category: own }) };
}

function altOf({ alt }: Pick<PicturePart, 'alt'>, note: ItemNote) {
  const text = alt?.trim() ?? '';
  if (text === '') {
    if (alt === undefined) note('a picture has no alternative text: it counts as decorative');
    return { imageAlt: { kind: 'decorative' } };
  }
  if (text.length > maxAlternativeTextLength) note('an alternative text is cut');
  return { imageAlt: { kind: 'own', text: text.slice(0, maxAlternativeTextLength) } };
}

function headPicture({ picture }: SourceItem, library: Library, note: ItemNote) {
  const imageId = picture && library.imageId(picture.media);
  if (picture === undefined) return {};
  if (imageId === undefined) note('its file does not come', `picture ${picture.media}`);
  return imageId === undefined ? {} : { imageId, ...altOf(picture, note) };
}

function modulesOf(
  placed: PlacedItem,
  plan: SitePlan,
  library: Library,
  note: ItemNote,
): readonly ModuleContent[] {
  const modules = placed.item.parts.flatMap((part): readonly ModuleContent[] => {
    if (part.kind === 'text') {
      const doc = mapLinks(part.doc, (href) => addressFor(href, placed, plan, library, note));
      return [moduleContentSchema.parse({ type: 'text', data: { doc } })];
    }
    const imageId = library.imageId(part.media);
    if (imageId === undefined) note('its file does not come', `picture ${part.media}`);
    if (imageId === undefined) return [];
    const caption = part.caption.slice(0, maxCaptionLength);
    if (caption !== part.caption) note(`a caption is cut after ${maxCaptionLength} characters`);
    return [
      moduleContentSchema.parse({
        type: 'image',
        data: { imageId, caption, ...altOf(part, note) },
      }),
    ];
  });
  if (modules.length > maxModulesPerItem)
    note(`what comes after its ${maxModulesPerItem}th module is left out`);
  return modules.slice(0, maxModulesPerItem);
}

/** Links to what does not come keep the old site's address, or become plain text. */
function addressFor(
  href: string,
  from: PlacedItem,
  plan: SitePlan,
  library: Library,
  note: ItemNote,
): string | undefined {
  const target = plan.links.find(href, from);
  if (target.kind === 'same') return href;
  if (target.kind === 'item') {
    const planned = plan.items.get(target.placed);
    const path = planned?.taker?.url ?? target.placed.path;
    return `${path}${target.hash}`;
  }
  const address = target.kind === 'media' ? library.addressOf(target.key) : undefined;
  if (address !== undefined) return address;
  const isWhole = /^https?:/i.test(href);
  note(
    `it leads to nothing that comes: it is ${isWhole ? 'left as it is' : 'kept as its text'}`,
    `link to ${href.slice(0, 200)}`,
  );
  return isWhole ? href : undefined;
}
