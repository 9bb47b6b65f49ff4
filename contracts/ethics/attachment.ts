import { z } from 'zod';
import { fileTypes, imageTypes } from '../media/types.ts';

/** The maximum number of files per report or message. */
export const maxAttachments = 5;
/** Their maximum total size in bytes. */
export const maxAttachmentBytes = 15_000_000;

const pictures = ['jpeg', 'png', 'webp'] as const;
const documents = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] as const;

/** The formats of which all is known that is needed to see them. */
export const attachmentFormats = { pictures, documents };

/** The file types that a browser offers to choose. */
export const attachmentAccept = [
  ...pictures.map((format) => imageTypes[format].type),
  ...documents.flatMap((format) => [fileTypes[format], `.${format}`]),
].join(',');

/** Why a file could not be cleaned, and was refused. */
export const attachmentFaults = [
  'type',
  'unreadable',
  'signed',
  'encrypted',
  'too-large',
  'holds-files',
  'unknown-content',
] as const;
export type AttachmentFault = (typeof attachmentFaults)[number];

/** A file that was cleaned, or why it could not be. */
export type CleanedAttachment =
  | { readonly kind: 'clean'; readonly extension: string; readonly bytes: Uint8Array }
  | { readonly kind: AttachmentFault };

/** The files of a form; each is validated when it is cleaned. */
export const sentFilesSchema = z
  .array(z.file())
  .max(maxAttachments)
  .superRefine((files, context) => {
    if (files.reduce((sum, { size }) => sum + size, 0) > maxAttachmentBytes)
      context.addIssue({
        code: 'custom',
        params: { reason: 'files-too-large', maximum: maxAttachmentBytes / 1_000_000 },
      });
  })
  .default([]);

/**
 * The description of a file in an entry; the file is sealed separately. Its name is not the sender’s.
 */
export const attachmentSchema = z.object({
  id: z.uuid(),
  name: z.string().min(1),
  bytes: z.int().positive(),
});
export type Attachment = z.infer<typeof attachmentSchema>;
