import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { BlockNode, ListItem, RichText } from '@parvis/contracts/rich-text/document.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SeededRandom } from '../../random/seeded-random.ts';
import { inLanguagesOf } from './in-languages-of.ts';
import type { Ingredients } from './ingredients.ts';
import type { OfferStock, Sentence } from './offer-stock.ts';

/**
 * Returns the description of an offer, in each language: the employer, the team, the work, the
 * profile, the benefits, and how hiring goes.
 */
export function descriptionOf(
  { domain, employer, remote, contract }: Ingredients,
  stock: OfferStock,
  random: SeededRandom,
): Offer['description'] {
  const team = random.oneOf(domain.teams);
  const missions = random.shuffled(domain.missions).slice(0, random.between(4, 6));
  const profile = random.shuffled(domain.profile).slice(0, random.between(3, 4));
  const { texts } = stock;
  const offered = [...texts('terms', contract), ...texts('remote', remote)];
  const others = random.shuffled(texts('benefit')).slice(0, 3);
  const text = (locale: Locale, part: string, of?: string) => texts(part, of)[0]?.[locale] ?? '';
  return inLanguagesOf(
    stock,
    (locale): RichText => ({
      type: 'doc',
      content: [
        paragraph(employer.about[locale]),
        heading(text(locale, 'heading', 'team')),
        paragraph(text(locale, 'team').replace('{team}', team[locale])),
        heading(text(locale, 'heading', 'missions')),
        list(missions, locale),
        heading(text(locale, 'heading', 'profile')),
        list(profile, locale),
        heading(text(locale, 'heading', 'offered')),
        list([...offered, ...others], locale),
        heading(text(locale, 'heading', 'hiring')),
        list(texts('step'), locale),
        paragraph(text(locale, 'closing')),
      ],
    }),
  );
}

function paragraph(text: string): BlockNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

function heading(text: string): BlockNode {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] };
}

function list(items: readonly Sentence[], locale: Locale): BlockNode {
  const content = items.map((item): ListItem => {
    return { type: 'listItem', content: [paragraph(item[locale])] };
  });
  return { type: 'bulletList', content };
}
