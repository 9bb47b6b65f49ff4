import { type ContentHeader, contentHeaderSchema } from '@parvis/contracts/content/header.ts';
import { type ContentId, contentIdSchema, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import type { SeededRandom } from '../../random/seeded-random.ts';

const words =
  'estuaire rive marée phare balise courant port quai chenal digue agence épargne crédit projet climat énergie quartier logement entreprise conseil équipe avenir territoire commerce mesure chantier réseau partage engagement solidarité'.split(
    ' ',
  );

/** Returns the header of a page below a section. */
export function pageHeader(
  slug: string,
  section: number | undefined,
  random: SeededRandom,
): ContentHeader {
  return contentHeaderSchema.parse({
    kind: 'page',
    title: sentence(random, 5),
    slug,
    ...(section !== undefined && { parentId: contentIdAt('s', section) }),
    summary: sentence(random, 16),
  });
}

/** Returns the header of a news item of the last ten years. */
export function newsHeader(slug: string, random: SeededRandom): ContentHeader {
  const year = random.between(2015, 2024);
  return contentHeaderSchema.parse({
    kind: 'news',
    title: sentence(random, 8),
    slug,
    summary: sentence(random, 24),
    nature: random.chance(0.6) ? 'article' : 'press-release',
    publishedOn: `${year}-0${random.between(1, 9)}-${random.between(10, 28)}`,
    category: `categories-${random.between(0, 8)}`,
    types: [`types-${random.between(0, 7)}`],
    regions: [`regions-${random.between(0, 5)}`],
    domains: [`domains-${random.between(0, 13)}`],
    countries: [`countries-${random.between(0, 69)}`],
  });
}

/** Returns the content of a module: statements and texts alternate. */
export function contentOf(at: number, random: SeededRandom): ModuleContent {
  if (at % 2 === 0)
    return {
      type: 'statement',
      data: { text: sentence(random, 14), author: 'Anne Le Goff', role: 'directrice' },
    };
  const doc: RichText = {
    type: 'doc',
    content: [40, 40].map((length) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: sentence(random, length) }],
    })),
  };
  return { type: 'text', data: { doc } };
}

/** Returns this many words and a number. */
export function sentence(random: SeededRandom, length: number): string {
  const chosen = Array.from({ length }, () => random.oneOf(words));
  return `${chosen.join(' ')} ${random.between(1, 9_999)}`;
}

/** Returns the id of a section, a page or a news item. */
export function contentIdAt(kind: 's' | 'p' | 'n', number: number): ContentId {
  return contentIdSchema.parse(`${kind}${padded(number)}`);
}

/** Returns the id of a module by its place. */
export function moduleIdAt(contentId: ContentId, at: number) {
  return moduleIdSchema.parse(`${contentId}m${String(at).padStart(3, '0')}`);
}

/** Returns a number with the same length for each. */
export function padded(number: number): string {
  return String(number).padStart(11, '0');
}
