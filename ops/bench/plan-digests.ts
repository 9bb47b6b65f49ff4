import { benchDigests } from './digests.ts';

// Plans the digests of many alerts in a database, whose address is given, as a benchmark of others.
const [url = ''] = process.argv.slice(2);
await benchDigests({ createDatabase: async () => url });
