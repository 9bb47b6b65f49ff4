import { readFile } from 'node:fs/promises';
import { localApi } from './parts/payload.js';

/**
 * Creates the pages of a file (JSON) with the Local API, eight at a time, and writes how many
 * milliseconds that took.
 */
const payload = await localApi();
const left = JSON.parse(await readFile(process.argv[2], 'utf8'));
const begun = performance.now();
const work = async () => {
  for (let data = left.shift(); data !== undefined; data = left.shift())
    await payload.create({ collection: 'pages', data });
};
await Promise.all(Array.from({ length: 8 }, work));
console.log(`took ${performance.now() - begun} ms`);
process.exit();
