import { hasCapability } from '@parvis/contracts/accounts/actor.ts';
import {
  mappingEndpoints as at,
  type OfferSample,
} from '@parvis/contracts/careers/mapping/endpoints.ts';
import { maxOfferFileBytes } from '@parvis/contracts/careers/upload-endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { Admission, NotAdmitted } from '../../http/admission.ts';
import { bytesAt, receive } from '../../http/receive-upload.ts';
import { jsonReply, replyTo } from '../../http/route.ts';
import { type UploadRoute, uploadRoute } from '../../http/upload-router.ts';

/** Port: returns the first records of a feed; undefined if there are none. */
export type SampleFeed = (
  bytes: AsyncIterable<Uint8Array>,
  records: string | undefined,
) => Promise<OfferSample | undefined>;

export interface SamplePorts {
  readonly sampleFeed: SampleFeed;
  /** The folder of files while they are read. */
  readonly folder: string;
}

/** Files that are sampled at the same time, each in a process of its own. */
const admissionLimits = { atOnce: 2, waiting: 20, timeoutMs: 10_000 };

/** Returns the route that shows the first records of a file. */
export function sampleRoutes({ sampleFeed, folder }: SamplePorts): UploadRoute[] {
  const admission = new Admission(admissionLimits);
  const sample = async (
    bytes: AsyncIterable<Uint8Array>,
    records: string | undefined,
  ): Promise<Outcome<OfferSample>> => {
    const received = await receive(bytes, maxOfferFileBytes, folder);
    if (!received.ok) return received;
    const { path, discard } = received.value;
    try {
      const found = await admission.run(() => sampleFeed(bytesAt(path), records));
      return found ? accept(found) : refuse('offer-sample-unreadable');
    } catch (cause) {
      if (!(cause instanceof NotAdmitted)) throw cause;
      return refuse('too-busy');
    } finally {
      await discard();
    }
  };
  return [
    uploadRoute(at.sampleOffers, maxOfferFileBytes, async ({ query }, bytes, { actor }) => {
      if (!hasCapability(actor, 'content.write'))
        return { kind: 'refused', refusals: [{ code: 'forbidden' }] };
      return replyTo(await sample(bytes, query.records), jsonReply);
    }),
  ];
}
