import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { Problem } from '@parvis/contracts/http/problem.ts';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { editingMachine } from '../editing.machine.ts';
import type {
  Attempt,
  EditingNotification,
  LocksOutcome,
  SaveOutcome,
} from '../editing-session.ts';
import type { Part, PartData } from '../part.ts';

export const text = moduleIdSchema.parse('pg00000000011001');
export const statement = moduleIdSchema.parse('pg00000000011002');
export const refusedTitle: Problem = {
  type: 'about:blank',
  title: 'Refused',
  status: 422,
  detail: 'This field is required.',
  code: 'invalid',
  errors: [{ code: 'invalid', pointer: '/data/text', detail: 'This field is required.' }],
};

/** Waits until pending promises have settled. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

type Holders = ReadonlyMap<Part, string>;
/**
 * The response to a request for locks: either others have these and the rest are acquired, or all
 * are refused.
 */
type LocksResponse =
  | { readonly holders: Holders }
  | { readonly refusal: Problem }
  | { readonly kind: 'unanswered' | 'signed-out' };
export const heldByTom: Holders = new Map([[text, 'Tom Hale']]);
export const allFree: LocksResponse = { holders: new Map() };
export const lockedByTom: LocksResponse = { holders: heldByTom };

function outcomeOf(response: LocksResponse, parts: readonly Part[]): LocksOutcome {
  if ('kind' in response) return response;
  const none = { kind: 'settled', held: [], barred: new Map(), denied: new Map() } as const;
  if ('refusal' in response)
    return { ...none, denied: new Map(parts.map((part) => [part, response.refusal])) };
  const { holders } = response;
  return {
    ...none,
    held: parts.filter((part) => !holders.has(part)),
    barred: new Map([...holders].filter(([part]) => parts.includes(part))),
  };
}

/** Returns a session with scripted server responses; the last of each list is repeated. */
export function session(
  responses: { locks?: LocksResponse[]; beat?: LocksResponse[]; save?: SaveOutcome[] } = {},
) {
  const next = <T>(list: T[] | undefined, usual: T): T =>
    (list && list.length > 1 ? list.shift() : list?.[0]) ?? usual;
  const clock = new SimulatedClock();
  const requests: string[] = [];
  /** The parts of each request. */
  const requested: (readonly Part[])[] = [];
  const sent: Attempt[] = [];
  const news: EditingNotification[] = [];
  let commands = 0;
  const machine = editingMachine.provide({
    actors: {
      takeLocks: fromPromise<LocksOutcome, { parts: readonly Part[]; takeOver: Part | undefined }>(
        async ({ input: { parts, takeOver } }) => {
          requests.push(takeOver === undefined ? 'take lock' : 'take over');
          requested.push(parts);
          return outcomeOf(next(responses.locks, allFree), parts);
        },
      ),
      beat: fromPromise<LocksOutcome, { parts: readonly Part[] }>(async ({ input: { parts } }) => {
        requests.push('beat');
        requested.push(parts);
        return outcomeOf(next(responses.beat, allFree), parts);
      }),
      releaseLocks: fromPromise<void, { parts: readonly Part[] }>(async ({ input }) => {
        requests.push('release');
        requested.push(input.parts);
      }),
      savePart: fromPromise<SaveOutcome, Attempt>(async ({ input }) => {
        sent.push(input);
        return next(responses.save, { kind: 'saved', revision: input.revision + 1 });
      }),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { newCommandId: () => `command-${++commands}` },
  });
  actor.on('*', (event) => news.push(event));
  actor.start();
  const type = (words: string, part = text, revision = 3) =>
    actor.send({ type: 'change', part, copy: { revision, data: { words } } });
  const fill = (data: PartData) =>
    actor.send({ type: 'change', part: 'header', copy: { revision: 3, data } });
  const save = () => actor.send({ type: 'save' });
  const now = () => actor.getSnapshot();
  return { actor, clock, requests, requested, sent, news, type, fill, save, now };
}
