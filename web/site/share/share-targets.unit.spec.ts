import { expect, test } from 'vitest';
import { shareTargets } from './share-targets.server.ts';

const shared = {
  address: 'https://estuaire.example/groupe?a=1&b=é',
  title: 'Le Groupe & ses banques',
  summary:
    'Six banques, une signature commune et des décisions prises au plus près de ceux qu’elles engagent.',
};

test('every link has the full address', () => {
  for (const { href } of shareTargets(shared)) {
    const { searchParams } = new URL(href);
    const carried = [...searchParams.values()].join(' ');
    expect(carried).toContain(shared.address);
  }
});

test('the shared text is truncated between words at about 80 characters', () => {
  const x = shareTargets(shared).find(({ name }) => name === 'X');
  const text = new URL(x?.href ?? '').searchParams.get('text');
  expect(text).toBe(
    'Le Groupe & ses banques – Six banques, une signature commune et des décisions…',
  );
});

test('a page without a summary is shared by its title', () => {
  const mail = shareTargets({ ...shared, summary: undefined }).find(({ name }) => name === 'mail');
  expect(mail?.href).toBe(
    'mailto:?subject=Le%20Groupe%20%26%20ses%20banques&body=Le%20Groupe%20%26%20ses%20banques%0A%0Ahttps%3A%2F%2Festuaire.example%2Fgroupe%3Fa%3D1%26b%3D%C3%A9',
  );
});
