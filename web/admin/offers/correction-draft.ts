import type { Offer, OfferCorrection } from '@parvis/contracts/careers/offer.ts';
import { contractTypes } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferView } from '@parvis/contracts/careers/views.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { parisTimeOf, parseParisTime } from '@parvis/contracts/site/paris-time.ts';

/** What can be corrected here, as inputs hold it; the address is that to apply at. */
export const draftFields = ['titleFr', 'titleEn', 'contract', 'closesOn', 'applyUrl'] as const;
export type DraftField = (typeof draftFields)[number];
export type CorrectionDraft = Readonly<Record<DraftField, string>>;

/** What an offer says, as inputs hold it; nothing where it says nothing. */
export function draftOf({ title, contract, closesAt, applyUrl }: Offer): CorrectionDraft {
  return {
    titleFr: title.fr ?? '',
    titleEn: title.en ?? '',
    contract: contract ?? '',
    closesOn: closesAt === undefined ? '' : parisTimeOf(new Date(closesAt)).date,
    applyUrl,
  };
}

/** What the source says of an offer. */
export function givenOf({ given, shown }: Pick<OfferView, 'given' | 'shown'>): Offer {
  return given ?? shown;
}

/**
 * What holds over the source once the draft is saved: where it differs from the source, and what was
 * corrected elsewhere. An empty input leaves the source to say it.
 */
export function correctionOf(
  offer: Pick<OfferView, 'given' | 'shown' | 'correction'>,
  draft: CorrectionDraft,
): OfferCorrection {
  const { title: _, contract: _c, closesAt: _d, applyUrl: _a, ...elsewhere } = offer.correction;
  const said = draftOf(givenOf(offer));
  const differs = (field: DraftField) => draft[field].trim() !== '' && draft[field] !== said[field];
  const contract = contractTypes.find((one) => one === draft.contract);
  return {
    ...elsewhere,
    ...titleIn(draft, said),
    ...(differs('contract') && { contract }),
    ...(differs('closesOn') && { closesAt: closingOf(offer.correction, draft.closesOn) }),
    ...(differs('applyUrl') && { applyUrl: draft.applyUrl.trim() }),
  };
}

/** The title is held in both languages, or in neither. */
function titleIn(draft: CorrectionDraft, said: CorrectionDraft): OfferCorrection {
  const typed = { fr: draft.titleFr.trim(), en: draft.titleEn.trim() };
  if (typed.fr === '' && typed.en === '') return {};
  if (typed.fr === said.titleFr && typed.en === said.titleEn) return {};
  return {
    title: Object.fromEntries(locales.flatMap((one) => (typed[one] ? [[one, typed[one]]] : []))),
  };
}

/** The end of the day in Paris; the instant itself where it was corrected to one of that day. */
function closingOf({ closesAt }: OfferCorrection, day: string): string | undefined {
  if (closesAt !== undefined && parisTimeOf(new Date(closesAt)).date === day) return closesAt;
  return parseParisTime(`${day}T23:59:59`)?.toISOString();
}
