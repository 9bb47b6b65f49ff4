import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const documentPath = z
  .string()
  .regex(/\.md$/)
  .refine((path) => !path.startsWith('/') && !path.split('/').includes('..'), 'within the folder')
  .transform((path) => path.normalize('NFC'));

const manifestSchema = z.object({
  /** The title of the collection, and of the page above the documents. */
  title: z.object({ fr: z.string().min(1), en: z.string().min(1) }),
  /** Documents go under the collection’s own page; no other parent can be named. */
  default_parent: z.null().optional(),
  documents: z
    .array(z.object({ kind: z.string(), order: z.number(), fr: documentPath, en: documentPath }))
    .min(1),
});
/** Documents in two languages, pair by pair, as `manifest.json` lists them. */
export type Manifest = z.infer<typeof manifestSchema>;

/** A manifest with the Markdown of every document it names, by path. */
export interface Source {
  readonly manifest: Manifest;
  readonly documents: ReadonlyMap<string, string>;
}

/** Reads a folder. Throws an Error that names the file at fault, in one sentence. */
export async function readManifest(folder: string): Promise<Source> {
  const path = join(folder, 'manifest.json');
  const parsed = manifestSchema.safeParse(parseJson(await readText(path), path));
  if (!parsed.success)
    throw new Error(`${path} is not a valid manifest: ${z.prettifyError(parsed.error)}`);
  const documents = new Map<string, string>();
  for (const { fr, en } of parsed.data.documents)
    for (const file of [fr, en]) documents.set(file, await readText(join(folder, file)));
  return { manifest: parsed.data, documents };
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new Error(`${path} cannot be read.`, { cause });
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path} is not JSON.`, { cause });
  }
}
