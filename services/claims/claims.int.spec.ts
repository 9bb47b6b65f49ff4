import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPool } from '../adapters/database/open-pool.ts';
import type { Claim } from './claim.ts';
import { Claims, type OwningStream } from './claims.ts';
import { type ClaimsDatabase, createClaimsDatabase } from './testing/claims-database.ts';

let database: ClaimsDatabase;
let claims: Claims;

beforeAll(async () => {
  database = await createClaimsDatabase();
  claims = new Claims(database.pool);
});

afterAll(() => database.drop());

const claimIn = (scope: string) => (key: string) => ({ scope, key });
const keysIn = async (scope: string) => (await claims.heldIn(scope)).map(({ key }) => key);

const graceMs = 60_000;
const stream = (revision: number, needed: readonly Claim[]): OwningStream => ({
  read: async () => ({ revision, needed }),
  fence: async () => true,
});

describe('Claims', () => {
  it('are all taken by one of many commands, or none is', async () => {
    const claim = claimIn('race');
    const rivals = Array.from({ length: 12 }, (_, n) => `owner-${n}`);
    const wanted = [claim('b'), claim('a')];
    const outcomes = await Promise.all(
      rivals.map((owner, n) => claims.take(n % 2 ? wanted : wanted.toReversed(), owner, 'command')),
    );
    expect(outcomes.filter((held) => held === undefined)).toHaveLength(1);
    const owners = new Set((await claims.heldIn('race')).map(({ owner }) => owner));
    expect(owners.size).toBe(1);
    expect(await claims.take([claim('c'), claim('a')], 'late', 'command')).toMatchObject(
      claim('a'),
    );
    expect(await keysIn('race')).toEqual(['a', 'b']);
  });

  it('are held or free, whoever asks at the same time', async () => {
    const claim = claimIn('held');
    await claims.take([claim('a'), claim('')], 'me', 'command');
    const requested = [claim('a'), claim('b'), claim(''), claimIn('elsewhere')('a'), claim('a')];
    const held = await Promise.all(requested.map((one) => claims.isHeld(one)));
    expect(held).toEqual([true, false, true, false, true]);
  });

  it('may be taken again by their owner', async () => {
    const claim = claimIn('again');
    for (const command of ['first', 'second', 'second'])
      expect(await claims.take([claim('a')], 'me', command)).toBeUndefined();
  });

  it('are taken and settled in few statements when commands arrive together', async () => {
    const claim = claimIn('together');
    const owners = Array.from({ length: 40 }, (_, n) => `together-${n}`);
    const connect = vi.spyOn(database.pool, 'connect');
    const query = vi.spyOn(database.pool, 'query');
    onTestFinished(() => {
      connect.mockRestore();
      query.mockRestore();
    });
    await Promise.all(owners.map((owner) => claims.take([claim(owner)], owner, 'command')));
    await Promise.all(owners.map((owner) => claims.settle(owner, 'command', 0, [claim(owner)])));
    expect(connect.mock.calls.length + query.mock.calls.length).toBeLessThan(10);
    expect(await keysIn('together')).toEqual(owners.toSorted());
  });

  it('are refused to one of several commands that arrive together, and given to the others', async () => {
    const claim = claimIn('apart');
    await claims.take([claim('theirs')], 'them', 'command');
    const wanted = [[claim('a')], [claim('b'), claim('theirs')], [claim('c')]];
    expect(
      await Promise.all(wanted.map((all, n) => claims.take(all, `apart-${n}`, 'command'))),
    ).toEqual([undefined, { ...claim('theirs'), owner: 'them' }, undefined]);
    const rivals = ['one', 'other'].map((owner) => claims.take([claim('d')], owner, 'command'));
    expect(await Promise.all(rivals)).toEqual([undefined, { ...claim('d'), owner: 'one' }]);
    expect(await keysIn('apart')).toEqual(['a', 'c', 'd', 'theirs']);
  });

  it('are settled one after another for two commands of one stream', async () => {
    const claim = claimIn('twice');
    await claims.take([claim('old')], 'twice', 'one');
    await claims.take([claim('new')], 'twice', 'two');
    await Promise.all([
      claims.settle('twice', 'one', 0, [claim('old')]),
      claims.settle('twice', 'two', 1, [claim('new')]),
    ]);
    expect(await keysIn('twice')).toEqual(['new']);
  });

  it('are released when their command is refused, except those settled before', async () => {
    const claim = claimIn('refused');
    await claims.take([claim('kept')], 'refused', 'earlier');
    await claims.settle('refused', 'earlier', 0, [claim('kept')]);
    await claims.take([claim('kept'), claim('new')], 'refused', 'command');
    await claims.giveBack('refused', 'command');
    expect(await keysIn('refused')).toEqual(['kept']);
  });

  it('are settled by the needs of the stream; recent ones of other commands and later ones remain', async () => {
    const claim = claimIn('settled');
    await claims.take([claim('old')], 'settled', 'one');
    await claims.settle('settled', 'one', 0, [claim('old')]);
    await claims.take([claim('vain'), claim('new')], 'settled', 'two');
    await claims.take([claim('fresh')], 'settled', 'other');
    await claims.take([claim('later')], 'settled', 'later');
    await claims.settle('settled', 'later', 9, [
      claim('old'),
      claim('later'),
      claim('fresh'),
      claim('new'),
    ]);
    await claims.take([claim('pending')], 'settled', 'pending');
    await claims.settle('settled', 'two', 1, [claim('new')]);
    expect(await keysIn('settled')).toEqual(['fresh', 'later', 'new', 'old', 'pending']);
    await claims.giveBack('settled', 'other');
    await claims.settle('settled', 'last', 10, [claim('new')]);
    expect(await keysIn('settled')).toEqual(['new', 'pending']);
  });

  it('stay settled at the latest revision that needed them, whatever the order of settlements', async () => {
    const claim = claimIn('late');
    await claims.take([claim('slug')], 'late', 'first');
    await claims.settle('late', 'second', 5, [claim('slug')]);
    await claims.settle('late', 'first', 2, [claim('slug')]);
    await claims.settle('late', 'third', 3, []);
    expect(await keysIn('late')).toEqual(['slug']);
    await claims.settle('late', 'fourth', 5, []);
    expect(await keysIn('late')).toEqual([]);
  });

  it('that were never settled are found by their owner’s kind, and released when old', async () => {
    const claim = claimIn('swept');
    await claims.take([claim('old')], 'swept-1', 'cut off');
    await claims.take([claim('other')], 'elsewhere-1', 'cut off');
    await database.age(graceMs + 1);
    await claims.take([claim('young')], 'swept-1', 'running');
    expect(await claims.ownersWithAbandoned('swept-', graceMs, 10)).toEqual(['swept-1']);
    await claims.settleByStream('swept-1', graceMs, stream(-1, []));
    expect(await keysIn('swept')).toEqual(['other', 'young']);
  });

  it('of a command believed dead are released only after a fence, which its append cannot pass', async () => {
    const claim = claimIn('fenced');
    await claims.take([claim('slug')], 'fenced', 'slow');
    await database.age(graceMs + 1);
    const fence = vi.fn<OwningStream['fence']>(async () => false);
    const read = async () => ({ revision: 4, needed: [] });
    await claims.settleByStream('fenced', graceMs, { read, fence });
    expect(fence).toHaveBeenCalledExactlyOnceWith(4);
    expect(await keysIn('fenced')).toEqual(['slug']);
    await claims.settleByStream('fenced', graceMs, stream(5, []));
    expect(await keysIn('fenced')).toEqual([]);
  });

  it('that a dead command’s stream needs stay, without a fence', async () => {
    const claim = claimIn('appended');
    await claims.take([claim('slug')], 'appended', 'cut off after its append');
    await database.age(graceMs + 1);
    const fence = vi.fn<OwningStream['fence']>(async () => true);
    const read = async () => ({ revision: 0, needed: [claim('slug')] });
    await claims.settleByStream('appended', graceMs, { read, fence });
    expect(fence).not.toHaveBeenCalled();
    expect(await claims.ownersWithAbandoned('appended', graceMs, 10)).toEqual([]);
    await claims.settle('appended', 'next', 1, []);
    expect(await keysIn('appended')).toEqual([]);
  });

  it('that are taken again while their stream is fenced remain', async () => {
    const claim = claimIn('retaken');
    await claims.take([claim('slug')], 'retaken', 'slow');
    await database.age(graceMs + 1);
    await claims.settleByStream('retaken', graceMs, {
      read: async () => ({ revision: 0, needed: [] }),
      fence: async () => (await claims.take([claim('slug')], 'retaken', 'slow')) === undefined,
    });
    expect(await keysIn('retaken')).toEqual(['slug']);
  });

  it('of a running command remain, although the stream no longer needs them', async () => {
    const claim = claimIn('wanted-back');
    await claims.settle('wanted-back', 'one', 3, [claim('slug')]);
    await claims.take([claim('slug')], 'wanted-back', 'running');
    await claims.settle('wanted-back', 'two', 6, []);
    await claims.settleByStream('wanted-back', graceMs, stream(6, []));
    expect(await keysIn('wanted-back')).toEqual(['slug']);
    await claims.giveBack('wanted-back', 'running');
    await claims.settle('wanted-back', 'three', 7, []);
    expect(await keysIn('wanted-back')).toEqual([]);
  });

  it('that are settled again after the log was restored to an older state are released, except recent ones', async () => {
    const claim = claimIn('gone-back');
    await claims.take([claim('then')], 'gone-back', 'one');
    await claims.settle('gone-back', 'one', 3, [claim('then')]);
    await claims.take([claim('vanished')], 'gone-back', 'two');
    await claims.settle('gone-back', 'two', 4, [claim('then'), claim('vanished')]);
    await claims.take([claim('fresh')], 'gone-back', 'three');
    const needed = [claim('then')];
    expect(await claims.settleByStream('gone-back', graceMs, stream(3, needed))).toEqual(needed);
    expect(await keysIn('gone-back')).toEqual(['fresh', 'then']);
    await claims.settleByStream('gone-back', graceMs, stream(-1, []));
    expect(await keysIn('gone-back')).toEqual(['fresh']);
  });

  it('that the restored log no longer needs are released when the command that took them again is dead', async () => {
    const claim = claimIn('taken-again');
    await claims.take([claim('a')], 'taken-again', 'one');
    await claims.settle('taken-again', 'one', 5, [claim('a')]);
    await claims.take([claim('a')], 'taken-again', 'two');
    await claims.settleByStream('taken-again', graceMs, stream(1, []));
    expect(await keysIn('taken-again')).toEqual(['a']);
    await database.age(graceMs + 1);
    await claims.settleByStream('taken-again', graceMs, stream(1, []));
    expect(await keysIn('taken-again')).toEqual([]);
  });

  it('are kept when the stream advanced while it was read', async () => {
    const claim = claimIn('moving');
    await claims.take([claim('a')], 'moving', 'one');
    await claims.settle('moving', 'one', 0, [claim('a')]);
    await claims.settleByStream('moving', graceMs, {
      read: async () => {
        await claims.take([claim('b')], 'moving', 'two');
        await claims.settle('moving', 'two', 1, [claim('a'), claim('b')]);
        return { revision: 0, needed: [claim('a')] };
      },
      fence: async () => false,
    });
    expect(await keysIn('moving')).toEqual(['a', 'b']);
    expect(await claims.owners('mov')).toEqual(['moving']);
  });

  it('that the database refuses leave no open transaction behind', async () => {
    const claim = claimIn('refused by the database');
    const pool = openPool(database.url, { size: 1, timeoutMs: 2_000 });
    onTestFinished(() => pool.end());
    const overOneConnection = new Claims(pool);
    const noText = claim('\u0000');
    await expect(overOneConnection.take([noText], 'me', 'wrong')).rejects.toThrow('0x00');
    expect(await overOneConnection.take([claim('a')], 'me', 'right')).toBeUndefined();
  });
});
