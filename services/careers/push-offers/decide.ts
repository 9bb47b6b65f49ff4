import type { OfferCommandOf } from '@parvis/contracts/careers/commands.ts';
import type { KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { requireSeenOrUnsaved } from '../../streams/requirements.ts';
import { decideImport } from '../import-offer/decide.ts';

/**
 * Decides on a record that its source sent: as on one of a feed, but one that would have to come
 * again later is refused, because nobody would send it again.
 * @param expectedRevision the revision that its sender saw; 0 for none, undefined if it does not say
 */
export function decidePush(
  command: OfferCommandOf<'import-offer'>,
  state: KnownOffer | undefined,
  expectedRevision: number | undefined,
): Outcome<ReturnType<typeof decideImport>> {
  if (expectedRevision !== undefined) {
    const seen = requireSeenOrUnsaved(state, expectedRevision);
    if (!seen.ok) return seen;
  }
  const decided = decideImport(command, state);
  switch (decided.came) {
    case 'waiting':
      return refuse('invalid', { path: ['publishedAt'], params: { reason: 'offer-too-early' } });
    case 'expired':
      return refuse('offer-closed', { path: ['closesAt'] });
    default:
      return accept(decided);
  }
}
