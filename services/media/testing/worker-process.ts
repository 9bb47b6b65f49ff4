import { openMediaWorld } from './media-world.ts';

/** A process that makes renditions until it is killed, and prints a line for each. */
const [, , url = '', folder = ''] = process.argv;
const { media } = openMediaWorld(url, folder);
while (await media.worker.makeNext()) process.stdout.write('made\n');
process.stdout.write('done\n');
