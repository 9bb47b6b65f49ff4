// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderScreen } from '../testing/render-screen.tsx';
import { useFormDraft } from './use-form-draft.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

interface View {
  readonly revision: number;
  readonly text: string;
}

interface SendingFormProps {
  readonly send: (draft: { text: string }, revision: number) => Promise<View>;
}

function SendingForm({ send }: SendingFormProps) {
  const [saved, setSaved] = useState<View>({ revision: 1, text: 'Un' });
  const form = useFormDraft({
    name: 'spec',
    schema: z.object({ text: z.string() }),
    saved,
    draftOf: () => ({ text: saved.text }),
    send,
    readNewest: async () => saved,
    onSaved: setSaved,
    onTaken: setSaved,
  });
  return (
    <>
      <input
        aria-label="Text"
        value={form.draft.text}
        onChange={({ target }) => form.change({ text: target.value })}
      />
      <button type="button" onClick={() => void form.save()}>
        Save
      </button>
      <p>{form.state.kind}</p>
    </>
  );
}

test('text typed during a save stays in the form, based on the saved revision', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  const responses: ((view: View) => void)[] = [];
  const send = vi.fn<SendingFormProps['send']>(
    async () => new Promise<View>((resolve) => responses.push(resolve)),
  );
  renderScreen(<SendingForm send={send} />);
  const input = await screen.findByLabelText<HTMLInputElement>('Text');
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  type('Un deux');
  save();
  type('Un deux trois');
  responses[0]?.({ revision: 2, text: 'Un deux' });
  await screen.findByText('unsaved');
  expect(input.value).toBe('Un deux trois');
  save();
  responses[1]?.({ revision: 3, text: 'Un deux trois' });
  await screen.findByText('saved');
  expect(send.mock.calls.map(([draft, revision]) => [draft.text, revision])).toEqual([
    ['Un deux', 1],
    ['Un deux trois', 2],
  ]);
  await waitFor(() => expect(input.value).toBe('Un deux trois'));
});
