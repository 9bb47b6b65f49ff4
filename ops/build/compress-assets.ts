import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressed = /\.(?:js|css|svg)$/;
/** Gives files nearly as small as the best quality, in a tenth of the time. */
const brotliQuality = 9;

/**
 * Writes a `.br` and a `.gz` next to every text file of a folder, which the server sends instead.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressed.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const text = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(text, { params }),
        promisify(gzip)(text),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
