// @vitest-environment happy-dom
import type { VideoDetails } from '@parvis/contracts/media/details.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PosterAltFields } from './poster-alt.tsx';

type PosterAlt = VideoDetails['posterAlt'];

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const own = (fr: string): PosterAlt => ({ kind: 'own', texts: { fr, en: '' } });

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
      <PosterAltFields saved={revisions[shown]} onSave={onSave} readOnly={false} />
    </>
  );
}

async function typing(revisions: readonly PosterAlt[]) {
  const onSave = vi.fn<(alt: PosterAlt) => void>();
  renderScreen(<Revisions revisions={revisions} onSave={onSave} />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Alternative text in French');
  fireEvent.change(field, { target: { value: 'Le quai désert' } });
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  return { field, next, onSave };
}

test('typed text remains when another revision arrives', async () => {
  const { field, next, onSave } = await typing([own('Le quai'), own('Le quai au matin')]);
  next();
  expect(field.value).toBe('Le quai désert');
  fireEvent.click(screen.getByRole('button', { name: 'Save the description' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(own('Le quai désert'));
});

test('once it is saved, later revisions are shown', async () => {
  const { field, next } = await typing([own('Le quai'), own('Le quai désert'), own('Le phare')]);
  next();
  expect(screen.queryByRole('button', { name: 'Save the description' })).toBe(null);
  next();
  expect(field.value).toBe('Le phare');
});
