import { randomUUID } from 'node:crypto';
import { type ContentId, contentIdSchema, type PartId } from '@parvis/contracts/content/ids.ts';
import { lockLeaseMs } from '@parvis/contracts/content/lock-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintContentId, mintModuleId } from '../item/mint-id.ts';
import { accepted, type ContentWorld } from '../testing/content-world.ts';
import { openTwoWorlds, type TwoWorlds } from '../testing/two-worlds.ts';

let worlds: TwoWorlds;
let here: ContentWorld;
let there: ContentWorld;

beforeAll(async () => {
  worlds = await openTwoWorlds();
  ({ here, there } = worlds);
});
afterAll(() => worlds.close());

const [ann, bob] = ['ann', 'bob'];

const holdersIn = async (id: ContentId) =>
  (await there.locks.heldIn(id)).map(({ holder }) => holder);

describe('A lock', () => {
  it('is given to exactly one of twenty editors who take it at the same time', async () => {
    const id = mintContentId('race');
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? here : there).locks.take(id, `editor${n}`, false, randomUUID()),
      ),
    );
    const winners = outcomes.filter(({ ok }) => ok);
    expect(winners).toHaveLength(1);
    const codes = outcomes.flatMap((one) => (one.ok ? [] : [one.refusals[0].code]));
    expect(new Set(codes)).toEqual(new Set(['locked']));
    expect(await here.log.readStream(`lock-${id}`)).toHaveLength(1);
  });

  it('is given to one of two editors who take it over at the same time, and then to the other', async () => {
    const id = mintContentId('take over');
    accepted(await here.locks.take(id, ann, false, randomUUID()));
    await Promise.all([
      here.locks.take(id, bob, true, randomUUID()),
      there.locks.take(id, 'cleo', true, randomUUID()),
    ]);
    const events = await here.log.readStream(`lock-${id}`);
    const last = accepted(await here.locks.take(id, ann, true, randomUUID()));
    expect(events.map(({ type }) => type)).toEqual(['LockTaken', 'LockTakenOver', 'LockTakenOver']);
    expect(last.holder).toEqual(ann);
    expect(await holdersIn(id)).toEqual([ann]);
  });

  it('expires without a heartbeat, after which anyone may take it', async () => {
    const id = mintContentId('lease');
    accepted(await here.locks.take(id, ann, false, randomUUID()));
    here.clock.advance(lockLeaseMs - 1);
    expect((await here.locks.take(id, bob, false, randomUUID())).ok).toBe(false);
    here.clock.advance(1);
    expect(await here.locks.read(id)).toBeUndefined();
    expect(accepted(await here.locks.take(id, bob, false, randomUUID())).holder).toEqual(bob);
    expect(await here.locks.heartbeat(id, ann)).toMatchObject({
      refusals: [{ code: 'not-locked-by-you', params: { holder: bob } }],
    });
  });

  it('is extended by heartbeats, which append no events', async () => {
    const id = mintContentId('heartbeat');
    accepted(await here.locks.take(id, ann, false, randomUUID()));
    for (let beat = 0; beat < 5; beat += 1) {
      here.clock.advance(lockLeaseMs - 1);
      accepted(await there.locks.heartbeat(id, ann));
    }
    expect(await holdersIn(id)).toEqual([ann]);
    expect(await here.log.readStream(`lock-${id}`)).toHaveLength(1);
  });

  it('still belongs to its holder after a pause in which nobody took it', async () => {
    const id = mintContentId('pause');
    accepted(await here.locks.take(id, ann, false, randomUUID()));
    here.clock.advance(lockLeaseMs * 10);
    expect(await holdersIn(id)).toEqual([]);
    accepted(await here.locks.heartbeat(id, ann));
    expect(await holdersIn(id)).toEqual([ann]);
  });

  it('is stored without the names of people', async () => {
    const id = mintContentId('nameless');
    accepted(await here.locks.take(id, ann, false, randomUUID()));
    accepted(await here.locks.take(id, bob, true, randomUUID()));
    accepted(await here.locks.release(id, bob, randomUUID()));
    const events = await here.log.readStream(`lock-${id}`);
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['LockTaken', { contentId: id, by: ann }],
      ['LockTakenOver', { contentId: id, by: bob, from: ann }],
      ['LockReleased', { contentId: id, by: bob }],
    ]);
  });

  it('is free once released, and a late heartbeat does not restore it', async () => {
    const id = mintContentId('release');
    accepted(await here.locks.take(id, ann, false, randomUUID()));
    expect(await there.locks.release(id, bob, randomUUID())).toMatchObject({
      refusals: [{ code: 'not-locked-by-you' }],
    });
    accepted(await here.locks.release(id, ann, randomUUID()));
    expect(await there.locks.read(id)).toBeUndefined();
    expect((await there.locks.heartbeat(id, ann)).ok).toBe(false);
    accepted(await there.locks.release(id, ann, randomUUID()));
    expect(accepted(await there.locks.take(id, bob, false, randomUUID())).holder).toEqual(bob);
  });

  it('covers one part: the header and each module have their own, listed together', async () => {
    const id = mintContentId('parts');
    const [first, second] = ['first', 'second'].map((name) => mintModuleId(id, name, () => false));
    const next = contentIdSchema.parse(`${id.slice(0, 11)}0`);
    if (first === undefined || second === undefined) throw new Error('expected two modules');
    accepted(await here.locks.take(second, bob, false, randomUUID()));
    accepted(await here.locks.take(id, ann, false, randomUUID()));
    accepted(await here.locks.take(first, ann, false, randomUUID()));
    accepted(await here.locks.take(next, 'cleo', false, randomUUID()));
    expect(await there.locks.take(second, ann, false, randomUUID())).toMatchObject({
      refusals: [{ code: 'locked', params: { holder: bob } }],
    });
    const heldBy = (await there.locks.heldIn(id)).map(
      ({ part, holder }) => [part, holder] as const,
    );
    expect(heldBy[0]).toEqual([id, ann]);
    expect(new Map(heldBy)).toEqual(
      new Map<PartId, string>([
        [id, ann],
        [first, ann],
        [second, bob],
      ]),
    );
    accepted(await here.locks.release(second, bob, randomUUID()));
    expect(await holdersIn(id)).toEqual([ann, ann]);
  });
});
