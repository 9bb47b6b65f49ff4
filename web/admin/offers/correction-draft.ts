import type { Offer, OfferCorrection } from '@parvis/contracts/careers/offer.ts';
import { contractTypes } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferView } from '@parvis/contracts/careers/views.ts';
import { byTitleField, locales, titleField } from '@parvis/contracts/site/locale.ts';
import { parseParisTime, toParisTime } from '@parvis/contracts/site/paris-time.ts';

/** The fields that can be corrected here, as input values; the address is the one to apply at. */
export const draftFields = [
  ...locales.map(titleField),
  'contract',
  'closesOn',
  'applyUrl',
] as const;
export type DraftField = (typeof draftFields)[number];
export type CorrectionDraft = Readonly<Record<DraftField, string>>;

/** Returns the values of an offer as input values; empty where it has none. */
export function toDraft({ title, contract, closesAt, applyUrl }: Offer): CorrectionDraft {
  return {
    ...byTitleField((locale) => title[locale] ?? ''),
    contract: contract ?? '',
    closesOn: closesAt === undefined ? '' : toParisTime(new Date(closesAt)).date,
    applyUrl,
  };
}

/** Returns the offer as its source gave it. */
export function readSourceValues({ given, shown }: Pick<OfferView, 'given' | 'shown'>): Offer {
  return given ?? shown;
}

/**
 * Returns the correction after saving the draft: fields that differ from the source, and those
 * corrected elsewhere. An empty input removes the correction.
 */
export function toCorrection(
  offer: Pick<OfferView, 'given' | 'shown' | 'correction'>,
  draft: CorrectionDraft,
): OfferCorrection {
  const { title: _, contract: _c, closesAt: _d, applyUrl: _a, ...elsewhere } = offer.correction;
  const source = toDraft(readSourceValues(offer));
  const differs = (field: DraftField) =>
    draft[field].trim() !== '' && draft[field] !== source[field];
  const contract = contractTypes.find((one) => one === draft.contract);
  return {
    ...elsewhere,
    ...titleIn(draft, source),
    ...(differs('contract') && { contract }),
    ...(differs('closesOn') && { closesAt: parseClosing(offer.correction, draft.closesOn) }),
    ...(differs('applyUrl') && { applyUrl: draft.applyUrl.trim() }),
  };
}

/** The title is corrected in all languages, or in none. */
function titleIn(draft: CorrectionDraft, source: CorrectionDraft): OfferCorrection {
  const typed = locales.map((locale) => [locale, draft[titleField(locale)].trim()] as const);
  const written = typed.filter(([, text]) => text !== '');
  const isSaid = typed.every(([locale, text]) => text === source[titleField(locale)]);
  return written.length === 0 || isSaid ? {} : { title: Object.fromEntries(written) };
}

/** The end of the day in Paris, or the corrected instant itself if it is on that day. */
function parseClosing({ closesAt }: OfferCorrection, day: string): string | undefined {
  if (closesAt !== undefined && toParisTime(new Date(closesAt)).date === day) return closesAt;
  return parseParisTime(`${day}T23:59:59`)?.toISOString();
}
