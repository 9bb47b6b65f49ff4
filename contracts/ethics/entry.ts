import { z } from 'zod';
import { attachmentSchema } from './attachment.ts';
import { pad, unpad } from './padding.ts';

export const maxEntryLength = 20_000;
export const maxContactLength = 120;

const text = z.string().trim().min(1).max(maxEntryLength);
const attachments = z.array(attachmentSchema).optional();
const contact = z.string().trim().max(maxContactLength);

/**
 * The content of a report, as its officers read it. An anonymous report has neither name nor phone.
 */
const reportSchema = z.object({
  kind: z.literal('report'),
  anonymous: z.boolean(),
  name: contact,
  phone: contact,
  text,
  attachments,
});

/** A later message between reporter and officers. */
const messageSchema = z.object({
  kind: z.literal('message'),
  text,
  attachments,
});

/** One entry of the thread between a reporter and the officers, before it is sealed. */
export const entrySchema = z.discriminatedUnion('kind', [reportSchema, messageSchema]);
export type Entry = z.infer<typeof entrySchema>;

/** The author of an entry. */
export const authorSchema = z.enum(['reporter', 'officer']);
export type Author = z.infer<typeof authorSchema>;

/** Returns the bytes of an entry to be sealed, padded. */
export function packEntry(entry: Entry): Uint8Array {
  return pad(new TextEncoder().encode(JSON.stringify(entry)));
}

/** Returns the entry in unsealed bytes. @throws Error when they contain none */
export function unpackEntry(packed: Uint8Array): Entry {
  return entrySchema.parse(JSON.parse(new TextDecoder().decode(unpad(packed))));
}
