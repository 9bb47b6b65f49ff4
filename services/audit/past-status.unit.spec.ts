import { positionFrom } from '@parvis/contracts/log/position.ts';
import type { ClosedOfferScreen } from '@parvis/contracts/site/screens.ts';
import { expect, test } from 'vitest';
import { statusOf, titleOf } from './past-status.ts';

const position = positionFrom(1n);
const frame = { locale: 'fr', menu: [], translations: [] } as const;
const closed: ClosedOfferScreen = {
  screen: 'closed-offer',
  frame,
  offer: {
    path: '/emploi-carriere/offre-emploi/offer0000001-comptable',
    title: 'Comptable',
    writtenIn: 'fr',
    closedAt: '2026-02-01T12:00:00.000Z',
    closest: [],
    list: '/emploi-carriere/toutes-offres-emploi',
  },
};

test('a closed offer was gone, and has its title', () => {
  const composition = { kind: 'screen', screen: closed, position } as const;
  expect([statusOf(composition), titleOf(composition, 'fr')]).toEqual(['gone', 'Comptable']);
});

test.each([
  [{ kind: 'moved', to: '/la', position }, 'moved'],
  [{ kind: 'screen', screen: { screen: 'robots' }, position }, 'found'],
  [{ kind: 'screen', screen: { screen: 'gone', frame, path: '/x' }, position }, 'gone'],
  [{ kind: 'screen', screen: { screen: 'not-found', frame, path: '/x' }, position }, 'not-found'],
] as const)('%j is %s, and has no title', (composition, status) => {
  expect([statusOf(composition), titleOf(composition, 'fr')]).toEqual([status, null]);
});
