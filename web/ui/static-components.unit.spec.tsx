// @vitest-environment happy-dom
import {
  progressCircleSizePx,
  progressCircleThicknessPx,
} from '@parvis/contracts/limits/layout.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx';
import { Button } from './button/button.tsx';
import { Card } from './card/card.tsx';
import { CheckField } from './field/check-field.tsx';
import { TextField } from './field/text-field.tsx';
import { Link } from './link/link.tsx';
import { ProgressRing } from './progress-ring/progress-ring.tsx';
import { Skeleton } from './skeleton/skeleton.tsx';
import { ActiveTag } from './tag/tag.tsx';

afterEach(cleanup);

test('a busy button ignores presses, keeps the focus, and announces its state', () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button type="submit" busy="envoi en cours" onClick={onClick}>
      Envoyer
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect(fireEvent.click(button)).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toBe('Envoyer envoi en cours');
});

test('a button submits its form only if it has the type “submit”', () => {
  render(<Button>Annuler</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

test('a link to a new tab is announced, and gives the new page no access to this one', () => {
  render(
    <Link href="https://exemple.eu" newTabNote="(Ce lien s’ouvre dans un nouvel onglet)">
      Ailleurs
    </Link>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  expect(link.textContent).toBe('Ailleurs (Ce lien s’ouvre dans un nouvel onglet)');
});

test('a link within the site opens in the same tab', () => {
  render(<Link href="/groupe">Le groupe</Link>);
  expect(screen.getByRole<HTMLAnchorElement>('link').target).toBe('');
});

test('a card’s accessible name is its title alone', () => {
  render(
    <Card
      href="/a"
      level={3}
      title="Un prêt"
      tag="Communiqué"
      summary="En bref"
      date={{ words: '12 mars 2026', day: '2026-03-12' }}
    />,
  );
  expect(screen.getByRole('link').textContent).toBe('Un prêt');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Un prêt');
  expect(document.querySelector('time')?.dateTime).toBe('2026-03-12');
});

test('an active filter links to the list without it, a locked one does not', () => {
  const { rerender } = render(
    <ActiveTag href="/sans" removeLabel="Retirer le filtre">
      Nantes
    </ActiveTag>,
  );
  expect(screen.getByRole('link').textContent).toBe('Retirer le filtre Nantes');
  rerender(
    <ActiveTag href="/sans" removeLabel="Retirer le filtre" locked>
      Nantes
    </ActiveTag>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('a breadcrumb ends with the current page', () => {
  render(
    <Breadcrumb label="Fil d’Ariane" above={[{ title: 'Accueil', path: '/' }]} title="Histoire" />,
  );
  expect(screen.getByRole('link').textContent).toBe('Accueil');
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Histoire');
});

test.each([
  [-1, 0, null],
  [0, 0, null],
  [25, 25, '25 100'],
  [130, 100, '100 100'],
])('a ring at %i shows %i', (value, reached, dashes) => {
  render(
    <ProgressRing label="Chantier" value={value}>
      {`${value} %`}
    </ProgressRing>,
  );
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe(String(reached));
  const drawn = document.querySelector('circle[stroke-dasharray]');
  expect(drawn?.getAttribute('stroke-dasharray') ?? null).toBe(dashes);
});

test('a ring has the size and the thickness of the limits', () => {
  render(
    <ProgressRing label="Chantier" value={50}>
      50 %
    </ProgressRing>,
  );
  const drawing = document.querySelector('svg');
  expect(drawing?.getAttribute('width')).toBe(String(progressCircleSizePx));
  expect(drawing?.getAttribute('stroke-width')).toBe(String(progressCircleThicknessPx));
});

test('skeletons are announced once', () => {
  render(<Skeleton shape="card" count={3} label="Chargement" />);
  expect(screen.getByRole('status').textContent).toBe('Chargement');
  expect(document.querySelector('[aria-hidden=true]')?.children).toHaveLength(3);
});

test('a field is described by its hint and its error', () => {
  render(<TextField id="f" name="f" label="Nom" hint="Court" error="Il manque" />);
  const field = screen.getByLabelText('Nom');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Court',
    'Il manque',
  ]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a valid field announces no error', () => {
  render(<CheckField id="c" name="c" label="J’accepte" />);
  const box = screen.getByLabelText('J’accepte');
  expect(box.hasAttribute('aria-invalid')).toBe(false);
  expect(box.hasAttribute('aria-describedby')).toBe(false);
});
