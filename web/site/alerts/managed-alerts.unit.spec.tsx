// @vitest-environment happy-dom

import { alertIdSchema } from '@parvis/contracts/alerts/alert.ts';
import type { ManagedAlert, SentMail } from '@parvis/contracts/alerts/step-view.ts';
import { expect, test } from 'vitest';
import { renderAlertStep } from '../../server/render-screen.tsx';

const mail: SentMail = {
  at: '2026-03-12T23:30:00.000Z',
  rest: 2,
  items: [
    { id: 'o1', title: 'Comptable', path: '/offre/o1', because: 'Correspond à\u00a0: CDI' },
    { id: 'o2', title: 'Juriste', path: undefined, because: undefined },
    { id: 'o3', title: undefined, path: undefined, because: 'Catégorie\u00a0: Carrières' },
  ],
};

function shown(mails: readonly SentMail[]): HTMLElement {
  const alert: ManagedAlert = {
    id: alertIdSchema.parse('alert00000000001'),
    type: 'jobv2',
    name: 'À la mer',
    frequency: 'daily',
    criteria: [],
    isConfirmed: true,
    listPath: '/offres',
    mails,
  };
  const place = document.createElement('div');
  place.innerHTML = renderAlertStep(
    {
      view: { view: 'managed', type: 'jobv2', alerts: [alert], isOne: false },
      locale: 'fr',
      submissionId: 's1',
    },
    {},
    false,
  );
  return place;
}

test('each e-mail is listed with the time it was sent, in Paris time, with its entries and why', () => {
  const sent = shown([mail]).querySelector('details');
  expect(sent?.querySelector('summary')?.textContent).toMatch(/^Pourquoi ai-je reçu/);
  expect(sent?.querySelector('h3')?.textContent).toBe('Message du 13 mars 2026');
  expect([...(sent?.querySelectorAll('li') ?? [])].map((entry) => entry.textContent)).toEqual([
    'ComptableCorrespond à\u00a0: CDI',
    'Juriste',
    'Ce qui était ici a été retiré.Catégorie\u00a0: Carrières',
  ]);
  expect([...(sent?.querySelectorAll('a') ?? [])].map((link) => link.pathname)).toEqual([
    '/offre/o1',
  ]);
  expect(sent?.textContent).toContain('et 2 autres.');
});

test('an alert that has sent nothing yet lists no e-mails', () => {
  expect(shown([]).querySelector('details')).toBeNull();
  expect(shown([{ ...mail, rest: 0 }]).textContent).not.toContain('autre');
});
