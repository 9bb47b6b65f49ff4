import { type OfferView, offerViewSchema } from '@parvis/contracts/careers/views.ts';

const at = '2026-01-05T08:00:00.000Z';
const text = { type: 'text', text: 'Tenir les comptes.' };
const description = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] };

/** Returns the editors' view of an open offer, with changes. */
export function offerWith(changed: object): OfferView {
  return offerViewSchema.parse({
    id: 'offer0000001',
    status: 'open',
    shown: {
      source: 'jobs',
      reference: 'A-1',
      title: { fr: 'Comptable (F/H)', en: 'Accountant' },
      description: { fr: description },
      contract: 'permanent',
      place: { continent: 'europe', country: 'FR', region: 'Pays de la Loire', city: 'Nantes' },
      publishedAt: at,
      closesAt: '2026-03-31T21:59:59.000Z',
      applyUrl: 'https://jobs.estuaire.example/A-1',
    },
    correction: {},
    openedAt: at,
    statusSince: at,
    revision: 3,
    updatedAt: at,
    updatedBy: 'Anne Riou',
    ...changed,
  });
}
