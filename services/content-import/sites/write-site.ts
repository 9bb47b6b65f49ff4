import { fieldsOf, headerOfKind } from '@parvis/contracts/content/header.ts';
import { collectionNames } from '@parvis/contracts/content/kinds.ts';
import { type ApiClient, ApiRefusal, type KeyedItem } from '../api-client.ts';
import { documentFault } from '../document-fault.ts';
import { eachAtOnce } from '../each-at-once.ts';
import {
  type ItemOutcome,
  type ItemView,
  itemViewSchema,
  planItem,
  type WantedItem,
} from '../import-item.ts';
import { notingRefusal } from '../import-report.ts';
import type { PlacedItem } from './place-items.ts';
import { idOfPlanned, type PlannedItem, type SitePlan } from './site-plan.ts';
import { type Library, wantedItem } from './wanted-item.ts';

/** How many items one request writes: progress is seen, and a cancellation waits for one request. */
const itemsPerRequest = 25;

/** What became of an item. */
export interface WrittenItem {
  readonly planned: PlannedItem;
  readonly outcome: ItemOutcome | 'refused' | 'clash' | 'not-reached';
}

interface Writing {
  readonly client: ApiClient;
  readonly library: Library;
  readonly leave: (what: string, why: string) => void;
  /** Called with the number of items that are done. */
  readonly progress: (done: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Writes the items of a plan, whole and many together: those above others and originals first. What
 * an earlier run wrote is compared and saved only if it changed; what somebody has edited since is
 * left as it is. Stops between two requests when it is cancelled.
 */
export async function writeSite(plan: SitePlan, writing: Writing): Promise<readonly WrittenItem[]> {
  const outcomes = new Map<PlannedItem, WrittenItem['outcome']>();
  const all = [...plan.items.values()];
  for (const planned of all) if (planned.state === 'clash') outcomes.set(planned, 'clash');
  const left = all.filter(({ state }) => state !== 'clash');
  while (left.length > 0 && !writing.signal.aborted) {
    await writeTogether(left.splice(0, itemsPerRequest), plan, writing, outcomes);
    writing.progress(outcomes.size);
  }
  return all.map((planned) => ({ planned, outcome: outcomes.get(planned) ?? 'not-reached' }));
}

async function writeTogether(
  several: readonly PlannedItem[],
  plan: SitePlan,
  writing: Writing,
  outcomes: Map<PlannedItem, WrittenItem['outcome']>,
): Promise<void> {
  const { client, leave } = writing;
  const writes = new Map<PlannedItem, KeyedItem>();
  await eachAtOnce(several, async (planned) => {
    const { name } = planned.placed.item;
    const wanted = wantedOrWhyNot(planned, plan, writing);
    if (wanted === undefined) outcomes.set(planned, 'refused');
    else if (planned.state === 'new') {
      outcomes.set(planned, 'created');
      writes.set(planned, creationOf(planned, wanted, plan));
    } else {
      const known = await notingRefusal(
        () => compare(client, planned, wanted),
        (why) => leave(name, why),
      );
      outcomes.set(planned, known?.outcome ?? 'refused');
      if (known?.outcome === 'kept')
        leave(name, 'it was edited or deleted here since it was imported: left as it is');
      if (known?.write !== undefined) writes.set(planned, known.write);
    }
  });
  const replies = await client.writeItems([...writes.values()]);
  for (const [index, planned] of [...writes.keys()].entries()) {
    const reply = replies[index];
    if (reply === undefined || !('problem' in reply)) continue;
    outcomes.set(planned, 'refused');
    leave(
      planned.placed.item.name,
      `refused: ${new ApiRefusal('POST /api/items', reply.status, reply.problem).why}`,
    );
  }
}

function wantedOrWhyNot(
  planned: PlannedItem,
  plan: SitePlan,
  { library, leave }: Writing,
): WantedItem | undefined {
  try {
    return wantedItem(planned.placed, plan, library, leave);
  } catch (cause) {
    leave(planned.placed.item.name, `it does not fit: ${documentFault(cause)}`);
    return undefined;
  }
}

function creationOf(
  planned: PlannedItem,
  { header, modules }: WantedItem,
  plan: SitePlan,
): KeyedItem {
  const { item, original } = planned.placed;
  const first = original && plan.items.get(original);
  return {
    kind: item.kind,
    key: planned.key,
    locale: item.locale,
    ...fieldsOf(header),
    ...(first !== undefined && { translationOf: idOfPlanned(first) }),
    modules: modules.map(({ type, data }) => ({ type, data })),
    publish: item.isPublic,
  };
}

/** What visitors see of an item that is published follows its source. */
async function compare(client: ApiClient, { id, placed }: PlannedItem, wanted: WantedItem) {
  const view = await client.read(`/api/${collectionNames[placed.item.kind]}/${id}`, itemViewSchema);
  const { outcome, write } = await planItem(client, view, withDay(wanted, placed, view), false);
  return { outcome, write: write && { ...write, publish: view.status === 'published' } };
}

/** News without a day in their source keep the one that they got when they came. */
function withDay(wanted: WantedItem, { item }: PlacedItem, view: ItemView): WantedItem {
  if (item.kind !== 'news' || item.date !== undefined) return wanted;
  const { publishedOn } = view;
  return { ...wanted, header: headerOfKind('news', { ...wanted.header, publishedOn }) };
}
