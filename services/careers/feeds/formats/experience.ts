import type { Offer } from '@parvis/contracts/careers/offer.ts';

/** Returns the level for this number of years of experience. */
export function levelOf(years: number): NonNullable<Offer['experience']> {
  if (years <= 0) return 'entry';
  if (years < 3) return 'junior';
  if (years < 6) return 'confirmed';
  return years < 10 ? 'senior' : 'expert';
}

/** Returns the level required by a text: “2 An(s)”, “6 Mois”, “Débutant accepté”, “5+ years”. */
export function experienceOf(words: string | undefined): Offer['experience'] {
  if (words === undefined) return undefined;
  const [, number = '', unit = ''] =
    /(\d+(?:[.,]\d+)?)\s*\+?\s*(an|year|yr|mois|month)/i.exec(words) ?? [];
  if (number !== '') {
    const amount = Number(number.replace(',', '.'));
    return levelOf(/^m/i.test(unit) ? amount / 12 : amount);
  }
  return /débutant|debutant|no experience|entry|sans expérience/i.test(words) ? 'entry' : undefined;
}
