import { z } from 'zod';

/** The formats accepted for images, with their media types and extensions. */
export const imageTypes = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  webp: { type: 'image/webp', extension: 'webp' },
  avif: { type: 'image/avif', extension: 'avif' },
  gif: { type: 'image/gif', extension: 'gif' },
} as const;
export const imageFormatSchema = z.enum(['jpeg', 'png', 'webp', 'avif', 'gif']);
export type ImageFormat = z.infer<typeof imageFormatSchema>;

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** The formats accepted for files, by extension, with their media types. */
export const fileTypes = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  odt: `${openDocument}.text`,
  ods: `${openDocument}.spreadsheet`,
  odp: `${openDocument}.presentation`,
  zip: 'application/zip',
  csv: 'text/csv',
  txt: 'text/plain',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
} as const;
export const fileFormatSchema = z.enum([
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'ods',
  'odp',
  'zip',
  'csv',
  'txt',
  'mp4',
  'mp3',
]);
export type FileFormat = z.infer<typeof fileFormatSchema>;

/**
 * Whether the metadata of an uploaded document (author, dates, properties) was removed, or kept
 * with the whole file, because a signature would become invalid or the file needs a password.
 */
export const fileMetadataSchema = z.enum(['removed', 'kept-signed', 'kept-encrypted']);
export type FileMetadata = z.infer<typeof fileMetadataSchema>;
