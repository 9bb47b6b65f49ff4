import type { ProposedAlert } from '@parvis/contracts/alerts/proposed-alert.ts';
import { expect, test } from 'vitest';
import { showCreation } from '../alerts/show-step.ts';
import { digestWorld } from '../digests/testing/digest-world.ts';

test('the dry run of a newsletter follows the chosen subjects, or includes all until one is chosen', async () => {
  const { db, subjects, things } = await digestWorld();
  await things.nameFacet('careers', 'Carrières', 'Careers');
  await things.nameFacet('results', 'Résultats', 'Results');
  const requested: ProposedAlert[] = [];
  const ports = {
    db: db.pool,
    subjects,
    dryRun: async (alert: ProposedAlert) => {
      requested.push(alert);
      return { days: 90, mails: 0, items: 0, examples: [] };
    },
  };
  const request = { type: 'newsletter', locale: 'fr', filters: '', title: '' } as const;
  const show = (typed: Parameters<typeof showCreation>[2]) =>
    showCreation(ports, { ...request, opened: undefined }, typed);
  await show({});
  await show({ categories: ['results', 'never'], frequency: 'monthly' });
  const shown = await show({ categories: ['never'], frequency: 'never' });
  expect(requested.map(({ wish, frequency }) => [wish, frequency])).toEqual([
    [{ of: 'news', categories: ['careers', 'results'] }, 'weekly'],
    [{ of: 'news', categories: ['results'] }, 'monthly'],
    [{ of: 'news', categories: ['careers', 'results'] }, 'weekly'],
  ]);
  expect(shown).toMatchObject({ view: 'create-newsletter', past: { days: 90 } });
});

test('a site without subjects has no dry run', async () => {
  const { db, subjects } = await digestWorld();
  const ports = {
    db: db.pool,
    subjects,
    dryRun: () => Promise.reject(new Error('nothing to look back at')),
  };
  const request = { type: 'newsletter', locale: 'en', filters: '', title: '' } as const;
  const shown = await showCreation(ports, { ...request, opened: undefined }, {});
  expect(shown).toMatchObject({ categories: [], past: undefined });
});
