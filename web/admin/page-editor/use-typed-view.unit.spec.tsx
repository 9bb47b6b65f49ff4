// @vitest-environment happy-dom
import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { WorkingCopies } from './editing-session.ts';
import type { Part } from './part.ts';
import { useTypedView } from './use-typed-view.ts';

const [first, second] = ['pg0000000001aaaa', 'pg0000000001bbbb'].map((id) =>
  moduleIdSchema.parse(id),
);
const page = { kind: 'page', id: 'pg0000000001' } as const;
const sentSchema = z.object({ modules: z.record(z.string(), z.unknown()) });

afterEach(() => vi.unstubAllGlobals());

/** Types in the preview of a page, with a server that responds when the test says so. */
function typing(initial: WorkingCopies, saved = '1') {
  const waiting: { readonly sent: readonly string[]; readonly respond: () => void }[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { readonly body: string }) => {
    const sent = Object.keys(sentSchema.parse(JSON.parse(body)).modules);
    const response = new Response(JSON.stringify({ html: sent.join(' ') }));
    return new Promise((resolve) => waiting.push({ sent, respond: () => resolve(response) }));
  });
  const hook = renderHook(({ copies, version }) => useTypedView(page, copies, version), {
    initialProps: { copies: initial, version: saved },
  });
  return {
    waiting,
    type: (copies: WorkingCopies, version = saved) => hook.rerender({ copies, version }),
    respond: () => act(async () => waiting.at(-1)?.respond()),
    shown: () => hook.result.current,
  };
}

function copiesOf(...parts: readonly (Part | undefined)[]): WorkingCopies {
  const named = parts.filter((part) => part !== undefined);
  return new Map(named.map((part) => [part, { revision: 1, data: { text: 'a' } }]));
}

test('nothing is requested before something is typed', () => {
  const { waiting, shown } = typing(new Map());
  expect(waiting).toEqual([]);
  expect(shown()).toBeUndefined();
});

test('one request is on its way at a time, and the last text follows it', async () => {
  const { waiting, type, respond, shown } = typing(new Map());
  type(copiesOf(first));
  type(copiesOf(first, second));
  type(copiesOf(second));
  expect(waiting.map(({ sent }) => sent)).toEqual([[first]]);
  await respond();
  expect(waiting.map(({ sent }) => sent)).toEqual([[first], [second]]);
  await respond();
  expect(shown()).toMatchObject({ html: second, parts: new Set([first, second]) });
});

test('what was typed and discarded meanwhile is shown as it is saved', async () => {
  const { waiting, type, respond, shown } = typing(new Map());
  type(copiesOf(first));
  type(new Map());
  await respond();
  await respond();
  expect(waiting.map(({ sent }) => sent)).toEqual([[first], []]);
  expect(shown()).toMatchObject({ html: '', parts: new Set([first]) });
});

test('once the page is loaded anew, it is shown as it is', async () => {
  const { type, respond, shown } = typing(new Map());
  type(copiesOf(first));
  await respond();
  expect(shown()?.html).toBe(first);
  type(new Map(), '2');
  expect(shown()).toBeUndefined();
});
