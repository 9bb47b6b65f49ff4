import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A process of its own that requests addresses in turn, every few milliseconds, as one visitor would:
 * `node probe-pages.mjs EVERY_MS URL…`. On the message `end` it sends what it met and ends.
 */
const [everyMs, ...urls] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const answered = urls.map(() => []);
let isOver = false;
process.once('message', () => {
  isOver = true;
});
process.send('begun');
await Promise.all(urls.map(probe));
agent.destroy();
// Disconnecting earlier can cut a long message off.
process.send(answered, () => process.disconnect());

async function probe(url, at) {
  while (!isOver) {
    answered[at].push(await ask(url));
    await delay(Number(everyMs));
  }
}

function ask(url) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.resume().once('end', () => {
        resolve({ status: response.statusCode, ms: performance.now() - begun });
      });
    }).once('error', reject);
  });
}
