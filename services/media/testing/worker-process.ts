import { printUntilKilled } from '@parvis/ops/testing/print-until-killed.ts';
import type { Source } from '../../adapters/storage/storage.ts';
import { openMediaWorld } from './media-world.ts';

/**
 * A process that creates renditions until it kills itself, and prints a line for each. Arguments:
 * address of the database, folder, and when: some milliseconds after the line of this number, or
 * halfway through storing the rendition of this number.
 */
const [, , url = '', folder = '', line = '', ms = '', cut = ''] = process.argv;
const print = printUntilKilled(Number(line), Number(ms));
const { media, storage } = openMediaWorld(url, folder);
const put = storage.put.bind(storage);
let puts = 0;
storage.put = (key, source) => {
  puts += 1;
  return put(key, puts === Number(cut) ? cutShort(source) : source);
};
await media.planner.catchUp();
while (await media.worker.makeNext()) print('made');
print('done');

function cutShort(source: Source): Source {
  if (!(source instanceof Uint8Array)) throw new Error('a rendition is stored whole');
  const stream = async function* () {
    yield source.subarray(0, source.byteLength / 2);
    process.kill(process.pid, 'SIGKILL');
  };
  return { stream: stream(), size: source.byteLength, sha256: '' };
}
