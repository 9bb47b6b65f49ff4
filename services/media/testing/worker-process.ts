import type { Source } from '../../adapters/storage/storage.ts';
import { openMediaWorld } from './media-world.ts';

/**
 * A process that creates renditions until it is killed, and prints a line for each. With a number
 * as its third argument it kills itself halfway through storing the rendition with that number.
 */
const [, , url = '', folder = '', cut = ''] = process.argv;
const { media, storage } = openMediaWorld(url, folder);
const put = storage.put.bind(storage);
let puts = 0;
storage.put = (key, source) => {
  puts += 1;
  return put(key, puts === Number(cut) ? cutShort(source) : source);
};
while (await media.worker.makeNext()) process.stdout.write('made\n');
process.stdout.write('done\n');

function cutShort(source: Source): Source {
  if (!(source instanceof Uint8Array)) throw new Error('a rendition is stored whole');
  const stream = async function* () {
    yield source.subarray(0, source.byteLength / 2);
    process.kill(process.pid, 'SIGKILL');
  };
  return { stream: stream(), size: source.byteLength, sha256: '' };
}
