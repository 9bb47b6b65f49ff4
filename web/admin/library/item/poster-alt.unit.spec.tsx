// @vitest-environment happy-dom
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { PosterAlt } from '@parvis/contracts/media/picture-alt.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PosterAltFields } from './poster-alt.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const own = (fr: string): PosterAlt => ({ kind: 'own', texts: { fr, en: '' } });
const video = {
  id: mediaIdSchema.parse('video0000001'),
  revision: 1,
  posterId: mediaIdSchema.parse('image0000001'),
};

interface RevisionsProps {
  readonly revisions: readonly PosterAlt[];
  readonly onSave: (alt: PosterAlt) => void;
}

/** The fields; at the press of a button, the next revision arrives. */
function Revisions({ revisions, onSave }: RevisionsProps) {
  const [shown, setShown] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setShown(shown + 1)}>
        Next
      </button>
      <PosterAltFields
        video={{ ...video, posterAlt: revisions[shown] }}
        onSave={onSave}
        readOnly={false}
      />
    </>
  );
}

async function typeText(revisions: readonly PosterAlt[]) {
  const onSave = vi.fn<(alt: PosterAlt) => void>();
  renderScreen(<Revisions revisions={revisions} onSave={onSave} />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Alternative text in French');
  fireEvent.change(field, { target: { value: 'Le quai désert' } });
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  return { field, next, onSave };
}

test('typed text remains when another revision arrives', async () => {
  const { field, next, onSave } = await typeText([own('Le quai'), own('Le quai au matin')]);
  next();
  expect(field.value).toBe('Le quai désert');
  fireEvent.click(screen.getByRole('button', { name: 'Save the description' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(own('Le quai désert'));
});

test('once it is saved, later revisions are shown', async () => {
  const { field, next } = await typeText([own('Le quai'), own('Le quai désert'), own('Le phare')]);
  next();
  expect(screen.queryByRole('button', { name: 'Save the description' })).toBe(null);
  next();
  expect(field.value).toBe('Le phare');
});

test('typed text is offered again on the next visit, until it is saved', async () => {
  await typeText([own('Le quai')]);
  cleanup();
  const onSave = vi.fn<(alt: PosterAlt) => void>();
  renderScreen(<Revisions revisions={[own('Le quai')]} onSave={onSave} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
  expect(await screen.findByDisplayValue('Le quai désert')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save the description' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(own('Le quai désert'));
});
