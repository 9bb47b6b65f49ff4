import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const addresses = z.array(z.string());
const builtFilesSchema = z.object({
  build: z.string(),
  /** What the log records of the public site, except during development. */
  site: z.object({ templates: z.string(), files: addresses }).optional(),
  public: z.object({
    script: z.string(),
    stylesheets: addresses,
    fonts: addresses,
    icons: addresses,
  }),
  /** The style sheets are also those of the API's reference. */
  design: z.object({ script: z.string(), stylesheets: addresses }),
  admin: z.object({ script: z.string(), stylesheets: addresses }),
});

/** The output of the build: its name, and the addresses of the files that documents link to. */
export type BuiltFiles = z.infer<typeof builtFilesSchema>;

/** Reads the output of the build from a client folder (`dist/client`). */
export async function readBuiltFiles(clientFolder: string): Promise<BuiltFiles> {
  return builtFilesSchema.parse(
    JSON.parse(await readFile(join(clientFolder, 'assets.json'), 'utf8')),
  );
}
