import { refuse } from '@parvis/contracts/http/refusal.ts';
import { expect, test } from 'vitest';
import { computeOfferId } from '../offer-writer.ts';
import { importInto } from './import-into.ts';
import { MemoryCareers } from './testing/memory-careers.ts';
import { settleAbsences } from './withdraw-absent.ts';

const source = 'jobs';
const references = ['1', '2', '3'];
const [first, second, third] = references.map((reference) => computeOfferId({ source, reference }));

test('offers that ended meanwhile, or whose withdrawal is refused, are not counted as withdrawn', async () => {
  const careers = new MemoryCareers();
  const { store, writer } = careers.parts;
  const records = references.map((reference) => ({
    reference,
    title: 'Analyste',
    applyUrl: `https://jobs.example/${reference}`,
  }));
  const bytes = (async function* () {
    yield Buffer.from(JSON.stringify(records));
  })();
  await importInto(careers.parts, {
    source,
    parts: [{ bytes }],
    complete: true,
    mayWithdraw: () => true,
  });
  const before = careers.openIds();
  expect(before).toHaveLength(3);
  if (second) careers.decide({ type: 'withdraw-offer', offerId: second });
  const settled = await settleAbsences(
    store.absences,
    {
      execute: async (actor, command, requestId) =>
        command.offerId === third
          ? refuse('offer-not-found')
          : writer.execute(actor, command, requestId),
    },
    {
      source,
      before,
      seen: new Set(),
      size: 3,
      importId: 'later',
      now: careers.clock.now(),
      mayWithdraw: () => true,
    },
  );
  expect(settled.withdrawn).toBe(1);
  expect(careers.openIds()).toEqual([third]);
  expect(first && careers.offers.get(first)?.content.status).toBe('absent');
});
