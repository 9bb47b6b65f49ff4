import type { Offer, OfferCorrection } from '@parvis/contracts/careers/offer.ts';
import { contractTypes } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferView } from '@parvis/contracts/careers/views.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { parseParisTime, toParisTime } from '@parvis/contracts/site/paris-time.ts';

/** The fields that can be corrected here, as input values; the address is the one to apply at. */
export const draftFields = ['titleFr', 'titleEn', 'contract', 'closesOn', 'applyUrl'] as const;
export type DraftField = (typeof draftFields)[number];
export type CorrectionDraft = Readonly<Record<DraftField, string>>;

/** Returns the values of an offer as input values; empty where it has none. */
export function toDraft({ title, contract, closesAt, applyUrl }: Offer): CorrectionDraft {
  return {
    titleFr: title.fr ?? '',
    titleEn: title.en ?? '',
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

/** The title is corrected in both languages, or in neither. */
function titleIn(draft: CorrectionDraft, source: CorrectionDraft): OfferCorrection {
  const typed = { fr: draft.titleFr.trim(), en: draft.titleEn.trim() };
  if (typed.fr === '' && typed.en === '') return {};
  if (typed.fr === source.titleFr && typed.en === source.titleEn) return {};
  return {
    title: Object.fromEntries(locales.flatMap((one) => (typed[one] ? [[one, typed[one]]] : []))),
  };
}

/** The end of the day in Paris, or the corrected instant itself if it is on that day. */
function parseClosing({ closesAt }: OfferCorrection, day: string): string | undefined {
  if (closesAt !== undefined && toParisTime(new Date(closesAt)).date === day) return closesAt;
  return parseParisTime(`${day}T23:59:59`)?.toISOString();
}
