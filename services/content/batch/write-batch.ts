import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Reply } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { execute } from '../item-with-modules/write-item.ts';
import type { BatchItem } from './read-item.ts';
import { rehearse } from './rehearse.ts';

type Services = Pick<ContentServices, 'replies' | 'store' | 'writer'>;

/**
 * The maximum number of items that a batch writes concurrently. Their claims and appends are grouped,
 * so that they also go on in one turn of the event loop, which other requests wait for.
 */
const itemsAtOnce = 8;

/**
 * Writes the items of a batch, each after those that it names, otherwise in the given order.
 * @returns a reply for each, in the given order
 */
export async function writeBatch(
  services: Services,
  items: readonly Outcome<BatchItem>[],
): Promise<readonly Reply<unknown>[]> {
  const replies = new Map<Outcome<BatchItem>, Reply<unknown>>();
  const waiting = new Map<BatchItem, Outcome<BatchItem>>();
  for (const item of items)
    if (item.ok) waiting.set(item.value, item);
    else replies.set(item, { kind: 'refused', refusals: item.refusals });
  const settle = (one: BatchItem, reply: Reply<unknown>) => {
    const item = waiting.get(one);
    if (item !== undefined) replies.set(item, reply);
    waiting.delete(one);
  };
  while (waiting.size > 0) {
    const ready = allReady([...waiting.keys()]);
    if (ready.length === 0) await writeRing(services, [...waiting.keys()], settle);
    else await writeTogether(services, ready, settle);
  }
  return items.map((item) => {
    const reply = replies.get(item);
    if (reply === undefined) throw new Error('an item of a batch was omitted');
    return reply;
  });
}

/**
 * Returns the items that refer to no item still to be created, and that precede every item that
 * contends with them.
 */
function allReady(waiting: readonly BatchItem[]): readonly BatchItem[] {
  const coming = new Set(waiting.flatMap(({ creation }) => creation?.command.contentId ?? []));
  const before = new Set<string>();
  return waiting.filter(({ names, creation, contendsFor }) => {
    const isFirst = !contendsFor.some((key) => before.has(key));
    for (const key of contendsFor) before.add(key);
    const own = creation?.command.contentId;
    return isFirst && [...names].every((id) => id === own || !coming.has(id));
  });
}

/**
 * Writes items in any order, some concurrently: their claims and appends are sent to the databases
 * in groups.
 */
async function writeTogether(
  services: Services,
  ready: readonly BatchItem[],
  settle: (one: BatchItem, reply: Reply<unknown>) => void,
): Promise<void> {
  const left = [...ready];
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      // An item may name itself.
      const own = new Set(one.creation && [one.creation.command.contentId]);
      settle(one, await execute(services, await one.prepare(), one.context, own));
    }
  };
  await Promise.all(Array.from({ length: itemsAtOnce }, work));
}

/**
 * Creates the items that refer to each other, and those that refer to them, once it is known which
 * can be.
 */
async function writeRing(
  services: Services,
  waiting: readonly BatchItem[],
  settle: (one: BatchItem, reply: Reply<unknown>) => void,
): Promise<void> {
  const created = new Map(
    waiting.flatMap((one) =>
      one.creation === undefined ? [] : [[one.creation.command.contentId, one] as const],
    ),
  );
  const creations = waiting.flatMap(({ creation }) => creation?.command ?? []);
  const { possible, refused } = await rehearse(services.writer, creations);
  const coming = new Set<ContentId>(possible.map(({ contentId }) => contentId));
  for (const [contentId, refusals] of refused) {
    const one = created.get(contentId);
    if (one !== undefined) settle(one, { kind: 'refused', refusals });
  }
  for (const { contentId } of possible) {
    const one = created.get(contentId);
    if (one === undefined) continue;
    settle(one, await execute(services, await one.prepare(), one.context, coming));
  }
}
