import type { OfferUpload, PreviewedRefusal } from '@parvis/contracts/careers/upload-endpoints.ts';
import { type ImportParts, importInto } from '../import-feed/import-into.ts';
import type { ImportOutcome, ImportRequest } from '../import-feed/import-request.ts';
import type { ImportStore } from '../import-feed/import-store.ts';
import { PreviewedOffers } from './previewed-offers.ts';

/** The outcome of an import, as its uploader reads it. */
export function uploadView(
  { source, format, complete, problem, counts, notes }: ImportOutcome,
  refused: readonly PreviewedRefusal[],
  offers: OfferUpload['offers'] = [],
): OfferUpload {
  const about = { source, format, complete, counts, notes, offers, refused: [...refused] };
  return problem === undefined ? about : { ...about, problem };
}

/**
 * Returns what an import would do: it takes every decision that the import would take, on the same
 * offers, and writes nothing. Withdrawals are those that whoever applies it confirms, unless the
 * request decides about them.
 */
export async function previewImport(
  parts: Omit<ImportParts, 'writer'>,
  request: Omit<ImportRequest, 'mayWithdraw'> & Partial<Pick<ImportRequest, 'mayWithdraw'>>,
): Promise<OfferUpload> {
  const { store, clock } = parts;
  const offers = new PreviewedOffers(
    () => clock.now().toISOString(),
    async (id) => (await store.knownOffers([id])).get(id),
  );
  const refused: PreviewedRefusal[] = [];
  const outcome = await importInto(
    { ...parts, writer: offers.writer, store: readOnly(store) },
    {
      mayWithdraw: () => true,
      ...request,
      onRefused: (refusal) => void refused.push(refusal),
    },
  );
  return uploadView(outcome, refused, [...offers.all]);
}

/** A store that leaves nothing for later imports. */
function readOnly(store: ImportStore): ImportStore {
  return {
    ...store,
    absences: { ...store.absences, insert: async () => 0, delete: async () => undefined },
    forgetVersion: async () => undefined,
    report: async () => undefined,
  };
}
