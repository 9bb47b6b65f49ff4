import {
  type Exposures,
  exposureEndpoints,
  exposuresSchema,
} from '@parvis/contracts/audit/exposure-endpoints.ts';
import { ContentHistory } from '@parvis/projections/engine/testing/content-history.ts';
import {
  projectionWorld,
  waitLimitMs,
} from '@parvis/projections/engine/testing/projection-world.ts';
import { exposure } from '@parvis/projections/exposure/exposure.ts';
import { logInstants } from '@parvis/projections/log-instants/log-instants.ts';
import { mediaLibrary } from '@parvis/projections/media-library/media-library.ts';
import { revisionHistory } from '@parvis/projections/revision-history/revision-history.ts';
import { expect, onTestFinished, test } from 'vitest';
import { bindRoutes } from '../../http/bind-routes.ts';
import { trustingAuthenticator } from '../../http/testing/actors.ts';
import { serve } from '../../http/testing/serve.ts';
import { exposureRoutes } from './exposure-routes.ts';

const readModels = [logInstants, revisionHistory, mediaLibrary, exposure];

/** Serves the ledger of a history, as its events stand in the log. */
async function servedLedger(write: (history: ContentHistory) => void) {
  const { db, log, start } = await projectionWorld();
  const history = new ContentHistory(log);
  write(history);
  const engine = start(readModels);
  log.announce();
  const names = readModels.map(({ name }) => name);
  expect(await engine.waitUntil(names, await log.head(), waitLimitMs)).toBe(true);
  const routes = exposureRoutes({
    db: db.pool,
    ownHost: 'estuaire.example',
    accountNames: { namesOf: async (ids) => new Map(ids.map((id) => [id, `Name of ${id}`])) },
  });
  const router = bindRoutes(routes, {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_id, fault) => expect.unreachable(JSON.stringify(fault)),
  });
  const served = await serve((app) => app.use(router));
  onTestFinished(() => served.close());
  const ask = (query: Record<string, string>, as = 'auditor') =>
    fetch(`${served.origin}${exposureEndpoints.findExposures.path}?${new URLSearchParams(query)}`, {
      headers: { Authorization: as },
    });
  const find = async (query: Record<string, string>): Promise<Exposures> =>
    exposuresSchema.parse(await (await ask(query)).json());
  return { log, ask, find };
}

function approvedAndRepublished(history: ContentHistory) {
  const page = history.create('en', { title: 'Results', slug: 'results' });
  const module = history.addModule(page);
  history.saveModule(page, module, 'A rise of twelve per cent');
  history.activate(page, module);
  const version = { header: 1, modules: [{ moduleId: module, revision: 1 }] };
  history.log.append(
    `content-${page}`,
    { type: 'ApprovalRequested', data: { contentId: page, request: 1, note: '', version } },
    { type: 'PublicationApproved', data: { contentId: page, request: 1 } },
  );
  history.publish(page);
  history.saveModule(page, module, 'A rise of twelve per cent, audited');
  history.onItem('ContentUnpublished', page);
}

test('consecutive revisions at one address are one time, with its author, approver and publisher', async () => {
  const { find } = await servedLedger(approvedAndRepublished);
  const { items } = await find({ text: 'twelve per cent' });
  expect(items.map(({ name, firstRevision, times }) => ({ name, firstRevision, times }))).toEqual([
    {
      name: 'Results',
      firstRevision: 2,
      times: [expect.objectContaining({ path: '/en/results', locale: 'en', approvedBy: null })],
    },
    {
      name: 'Results',
      firstRevision: 1,
      times: [expect.objectContaining({ path: '/en/results', approvedBy: 'Name of account00001' })],
    },
  ]);
  const [rise] = (await find({ text: 'Results' })).items;
  expect(rise?.times).toHaveLength(1);
  expect(rise?.times[0]?.to?.by.name).toBe('Name of account00001');
  expect(rise?.passage).toEqual([{ text: 'Results', isFound: true }]);
});

test('a link is found by its path, by the address of this site, and by the item that stood there', async () => {
  const { find } = await servedLedger((history) => {
    const target = history.create('fr', { title: 'Cible', slug: 'cible' });
    history.publish(target);
    const page = history.create('fr', { title: 'Liens', slug: 'liens' });
    for (const link of [
      { kind: 'address' as const, href: '/cible', newTab: false },
      { kind: 'content' as const, contentId: target },
    ]) {
      const module = history.addModule(page);
      const data = { title: 'Voir', text: '', linkLabel: 'Voir', link };
      history.saveModule(page, module, { type: 'candidate-call', data });
      history.activate(page, module);
    }
    history.publish(page);
  });
  for (const link of ['/cible', 'https://estuaire.example/cible#suite'])
    expect((await find({ link })).items.map(({ form }) => form).toSorted()).toEqual([
      'item',
      'link',
    ]);
  expect((await find({ link: 'https://other.example/cible' })).total).toBe(0);
});

test('a period leaves out what was public before it, and what was only said after it', async () => {
  const { find, log } = await servedLedger(approvedAndRepublished);
  const at = (type: string, nth: number) =>
    log.events.filter((event) => event.type === type).at(nth)?.metadata.occurredAt ?? '';
  const revisions = async (query: Record<string, string>) =>
    (await find({ text: 'twelve per cent', ...query })).items.map((one) => one.firstRevision);
  expect(await revisions({ to: at('ModuleSaved', -1) })).toEqual([1]);
  expect(await revisions({ from: at('ContentPublished', -1) })).toEqual([2]);
  expect(await revisions({ from: at('ContentUnpublished', 0) })).toEqual([]);
});

test('a question without anything to find is refused, and so is whoever may not read history', async () => {
  const { ask } = await servedLedger(() => undefined);
  expect((await ask({})).status).toBe(422);
  expect((await ask({ text: '…' }, 'auditor')).status).toBe(200);
  expect((await ask({ text: 'x' }, 'ethics-officer')).status).toBe(403);
  expect((await ask({ text: 'x' }, 'anonymous')).status).toBe(401);
});
