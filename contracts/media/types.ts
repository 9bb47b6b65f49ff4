import { z } from 'zod';

/** The formats accepted for pictures, with their media types and extensions. */
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

/** The formats accepted for files, by extension, with their media types. */
export const fileTypes = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
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
  'zip',
  'csv',
  'txt',
  'mp4',
  'mp3',
]);
export type FileFormat = z.infer<typeof fileFormatSchema>;
