import { batchEndpoints } from '@parvis/contracts/content/batch-endpoints.ts';
import { serveAlso } from './served-content.ts';

/**
 * A process that writes a batch, and kills itself around one of its appends. Arguments: address of
 * the database, the batch as JSON, its key, which append, and whether `before` or `after` it.
 */
const [, , url = '', items = '', key = '', last = '', when = ''] = process.argv;
const served = await serveAlso(url);
const append = served.log.append.bind(served.log);
let appends = 0;
served.log.append = async (...given) => {
  appends += 1;
  const isLast = appends === Number(last);
  if (isLast && when === 'before') process.kill(process.pid, 'SIGKILL');
  const result = await append(...given);
  if (isLast) process.kill(process.pid, 'SIGKILL');
  return result;
};
await served.call(batchEndpoints.writeItems, { body: { items: JSON.parse(items) }, key });
console.log('written');
await served.close();
