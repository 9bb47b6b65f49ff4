import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { byLocale, locales } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';

const documentPath = z
  .string()
  .regex(/\.md$/)
  .refine((path) => !path.startsWith('/') && !path.split('/').includes('..'), 'within the folder')
  .transform((path) => path.normalize('NFC'));

const manifestSchema = z.object({
  /** The title of the collection, and of the page above the documents. */
  title: z.object(byLocale(() => z.string().min(1).optional())),
  /** Documents go under the collection’s own page; no other parent can be named. */
  default_parent: z.null().optional(),
  documents: z
    .array(
      z.object({
        kind: z.string(),
        order: z.number(),
        ...byLocale(() => documentPath.optional()),
      }),
    )
    .min(1),
});
/** Documents, each in one language or several, as `manifest.json` lists them. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The Markdown of the documents of a folder, by path. */
export interface Source {
  /** The name of the folder. */
  readonly name: string;
  /** Undefined when the documents are paired by their names: `pages/coast.fr.md`. */
  readonly manifest: Manifest | undefined;
  readonly documents: ReadonlyMap<string, string>;
}

/**
 * Reads a folder: the documents that its manifest names, or else all of them.
 * @throws Error that names the file at fault, in one sentence
 */
export async function readSource(folder: string): Promise<Source> {
  const files = await readdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new Error(`${folder} cannot be read.`, { cause });
  });
  const name = basename(folder);
  if (files.includes('manifest.json')) return { name, ...(await readManifest(folder)) };
  const named = files.filter((file) => file.endsWith('.md')).toSorted();
  if (named.length === 0) throw new Error(`${folder} has neither a manifest.json nor documents.`);
  const documents = await readAll(folder, named);
  return { name, manifest: undefined, documents };
}

async function readAll(
  folder: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const read = files.map(async (file) => [file, await readText(join(folder, file))] as const);
  return new Map(await Promise.all(read));
}

async function readManifest(folder: string): Promise<Pick<Source, 'manifest' | 'documents'>> {
  const path = join(folder, 'manifest.json');
  const parsed = manifestSchema.safeParse(parseJson(await readText(path), path));
  if (!parsed.success)
    throw new Error(`${path} is not a valid manifest: ${z.prettifyError(parsed.error)}`);
  const files = parsed.data.documents.flatMap((entry) =>
    locales.flatMap((locale) => entry[locale] ?? []),
  );
  return { manifest: parsed.data, documents: await readAll(folder, files) };
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
