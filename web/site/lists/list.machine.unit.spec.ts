import { loadMoreProgressTimeoutMs } from '@parvis/contracts/limits/lists.ts';
import { listKeywordDebounceMs } from '@parvis/contracts/limits/search.ts';
import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { listMachine } from './list.machine.ts';
import type { ListRequest } from './list-request.ts';
import type { ListUpdate } from './list-update.ts';

interface PendingRequest {
  readonly request: ListRequest;
  readonly signal: AbortSignal;
  readonly respond: (data: ListUpdate) => void;
  readonly fail: () => void;
}

const nothingChosen: ChosenFilters = { facets: {}, q: '' };

function dataOf(chosen: ChosenFilters = nothingChosen, total = 7): ListUpdate {
  return {
    chosen,
    results: { types: { report: total } },
    choices: undefined,
    total,
    pages: [],
    parts: {},
    url: '/list',
    canonical: '',
    isIndexed: false,
    documentTitle: '',
  };
}

function live() {
  const clock = new SimulatedClock();
  const requests: PendingRequest[] = [];
  const placed: ListRequest[] = [];
  const fetching = fromPromise<ListUpdate, ListRequest>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('offline'));
        requests.push({ request: input, signal, respond: resolve, fail });
      }),
  );
  const machine = listMachine.provide({
    actors: { fetch: fetching },
    actions: { place: (_, { request }) => placed.push(request) },
  });
  const view = {
    chosen: nothingChosen,
    results: { types: { report: 9 } },
    choices: undefined,
    total: 9,
    epoch: 0,
  };
  const actor = createActor(machine, { clock, input: { list: { base: '/list' }, view } });
  actor.start();
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const last = () => {
    const one = requests.at(-1);
    if (!one) throw new Error('no request was made');
    return one;
  };
  return { actor, clock, requests, placed, last, settled };
}

const report = { type: 'choose', group: 'types', slug: 'report', name: 'Report' } as const;

test('ticking a value immediately requests the first page of the new list', () => {
  const { actor, last } = live();
  actor.send({ ...report, isChosen: true });
  actor.send({ ...report, slug: 'portrait', isChosen: true });
  expect(last().request).toEqual({
    href: '/list?types=report%7Cportrait',
    mode: 'replace',
    history: 'push',
    scrolls: false,
  });
  actor.send({ ...report, isChosen: false });
  expect(last().request.href).toBe('/list?types=portrait');
});

test('a new request aborts the previous one, whose response is ignored', async () => {
  const { actor, requests, placed, settled } = live();
  actor.send({ ...report, isChosen: true });
  actor.send({ type: 'period', date_start: '01-2026', date_end: undefined });
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  requests[0]?.respond(dataOf());
  await settled();
  expect(placed).toEqual([]);
  requests[1]?.respond(dataOf());
  await settled();
  expect(placed.map(({ href }) => href)).toEqual(['/list?types=report&date_start=01-2026']);
});

test('typed words are requested after a pause since the last keystroke', () => {
  const { actor, clock, requests, last } = live();
  actor.send({ type: 'type', q: 'po' });
  clock.increment(listKeywordDebounceMs - 1);
  actor.send({ type: 'type', q: 'port' });
  clock.increment(listKeywordDebounceMs - 1);
  expect(requests).toEqual([]);
  expect(actor.getSnapshot().context.view.chosen.q).toBe('port');
  clock.increment(1);
  expect(last().request.href).toBe('/list?q=port');
  clock.increment(10 * listKeywordDebounceMs);
  expect(requests).toHaveLength(1);
});

test.each([
  ['Enter', { type: 'submit' }],
  ['a value', { ...report, isChosen: true }],
] as const)('%s requests the typed words immediately, and only once', (_what, event) => {
  const { actor, clock, requests } = live();
  actor.send({ type: 'type', q: 'port' });
  actor.send(event);
  expect(requests[0]?.request.href).toContain('q=port');
  clock.increment(2 * listKeywordDebounceMs);
  expect(requests).toHaveLength(1);
});

test('a response updates counts, total, and the active filters', async () => {
  const { actor, last, settled } = live();
  actor.send({ type: 'follow', href: '/list/report', scrolls: false });
  const chosen = { facets: { types: ['report'] }, q: '', date_start: '01-2026' };
  last().respond(dataOf(chosen, 3));
  await settled();
  expect(actor.getSnapshot().context.view).toEqual({
    chosen,
    results: { types: { report: 3 } },
    choices: undefined,
    total: 3,
    epoch: 1,
  });
});

test('the fields of a period are shown anew only when a response has another period', async () => {
  const { actor, last, settled } = live();
  const epochAfter = async (date_start?: string, date_end?: string) => {
    actor.send({ type: 'follow', href: '/list', scrolls: false });
    last().respond(dataOf({ ...nothingChosen, date_start, date_end }));
    await settled();
    return actor.getSnapshot().context.view.epoch;
  };
  expect(await epochAfter()).toBe(0);
  expect(await epochAfter('01-2026', '03-2026')).toBe(1);
  expect(await epochAfter('01-2026', '03-2026')).toBe(1);
  expect(await epochAfter('01-2026', '04-2026')).toBe(2);
});

test('words being typed survive the response to an earlier request', async () => {
  const { actor, last, settled } = live();
  actor.send({ ...report, isChosen: true });
  actor.send({ type: 'type', q: 'por' });
  last().respond(dataOf({ facets: { types: ['report'] }, q: '' }));
  await settled();
  expect(actor.getSnapshot().context.view.chosen).toEqual({
    facets: { types: ['report'] },
    q: 'por',
  });
});

test('the next part is added without a new history entry, and requested only once', async () => {
  const { actor, requests, placed, last, settled } = live();
  actor.send({ type: 'more', href: '/list/2' });
  actor.send({ type: 'more', href: '/list/2' });
  expect(requests).toHaveLength(1);
  last().respond(dataOf());
  await settled();
  expect(placed).toEqual([{ href: '/list/2', mode: 'append', history: 'replace', scrolls: false }]);
  actor.send({ type: 'more', href: '/list/3' });
  expect(last().request.href).toBe('/list/3');
});

test('the progress indicator stops after a while; the response is still used, and may be requested again', async () => {
  const { actor, clock, requests, placed, settled } = live();
  actor.send({ type: 'more', href: '/list/2' });
  clock.increment(loadMoreProgressTimeoutMs - 1);
  expect(actor.getSnapshot().matches({ request: { loading: 'progressing' } })).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches({ request: { loading: 'stalled' } })).toBe(true);
  actor.send({ type: 'more', href: '/list/2' });
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  clock.increment(loadMoreProgressTimeoutMs);
  requests[1]?.respond(dataOf());
  await settled();
  expect(placed).toHaveLength(1);
});

test('back and forward leave the history alone; numbered pages scroll', () => {
  const { actor, last } = live();
  actor.send({ type: 'restore', href: '/list/report' });
  expect(last().request).toMatchObject({ href: '/list/report', history: 'keep', scrolls: false });
  actor.send({ type: 'follow', href: '/list/5', scrolls: true });
  expect(last().request).toMatchObject({ href: '/list/5', history: 'push', scrolls: true });
});

test('a failure leaves the list and the panel unchanged', async () => {
  const { actor, placed, last, settled } = live();
  actor.send({ ...report, isChosen: true });
  const before = actor.getSnapshot().context.view;
  last().fail();
  await settled();
  expect(actor.getSnapshot().matches({ request: 'idle' })).toBe(true);
  expect(actor.getSnapshot().context.view).toEqual(before);
  expect(placed).toEqual([]);
});

test('words waiting for a submission are requested only with it, or with another filter', () => {
  const { actor, clock, requests, last } = live();
  actor.send({ type: 'write', q: 'port' });
  clock.increment(10 * listKeywordDebounceMs);
  expect(requests).toEqual([]);
  expect(actor.getSnapshot().context.view.chosen.q).toBe('port');
  actor.send({ type: 'submit' });
  expect(last().request.href).toBe('/list?q=port');
});

test('words being written survive the response to an earlier request', async () => {
  const { actor, last, settled } = live();
  actor.send({ ...report, isChosen: true });
  actor.send({ type: 'write', q: 'por' });
  last().respond(dataOf());
  await settled();
  expect(actor.getSnapshot().context.view.chosen.q).toBe('por');
});

test('checkboxes, a point and the sort order are part of the request', () => {
  const { actor, last } = live();
  actor.send({ type: 'switch', name: 'international', isOn: true });
  actor.send({ type: 'switch', name: 'french_only', isOn: true });
  actor.send({ type: 'around', near: '47.2,-1.55,50' });
  const query = (href: string) => [...new URL(href, 'https://x').searchParams];
  expect(query(last().request.href)).toEqual([
    ['near', '47.2,-1.55,50'],
    ['international', '1'],
    ['french_only', '1'],
  ]);
  actor.send({ type: 'switch', name: 'international', isOn: false });
  actor.send({ type: 'around', near: undefined });
  expect(query(last().request.href)).toEqual([['french_only', '1']]);
});

test('going back requests the pages shown before, and restores the scroll position', () => {
  const { actor, last } = live();
  actor.send({ type: 'restore', href: '/list?page=2', before: ['/list'], scrollY: 1_200 });
  expect(last().request).toMatchObject({
    href: '/list?page=2',
    before: ['/list'],
    scrollY: 1_200,
    mode: 'replace',
    history: 'keep',
  });
});

test('going back shows the words of the earlier list', async () => {
  const { actor, last, settled } = live();
  actor.send({ type: 'restore', href: '/list?q=eau' });
  last().respond(dataOf({ facets: {}, q: 'eau' }));
  await settled();
  expect(actor.getSnapshot().context.view.chosen.q).toBe('eau');
});
