import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { GroupCommit } from './group-commit.ts';

class Unavailable extends Error {}

/** Returns a store that records its calls and returns each entry's length. */
function recordingStore(
  answer: (group: readonly string[]) => void = () => undefined,
  timeoutMs = 30_000,
) {
  const calls: (readonly string[])[] = [];
  const commits = new GroupCommit<string, number>({
    flush: async (group) => {
      calls.push(group);
      await new Promise(setImmediate);
      answer(group);
      return group.map((entry) => entry.length);
    },
    maxWeight: 10,
    timeoutMs,
    Unavailable,
  });
  const submit = (entry: string) => commits.submit(entry, entry.length);
  return { calls, commits, submit };
}

describe('a group commit', () => {
  it('writes entries that arrive together, or during a call, in one call', async () => {
    const { calls, submit } = recordingStore();
    const first = [submit('a'), submit('bb')];
    await new Promise(setImmediate);
    const second = [submit('ccc'), submit('d')];
    expect(await Promise.all([...first, ...second])).toEqual([1, 2, 3, 1]);
    expect(calls).toEqual([
      ['a', 'bb'],
      ['ccc', 'd'],
    ]);
  });

  it('splits a group too large for one call, and writes a larger entry alone', async () => {
    const { calls, submit } = recordingStore();
    await Promise.all(['123456', '1234', '1', '123456789012', '1'].map(submit));
    expect(calls).toEqual([['123456', '1234'], ['1'], ['123456789012'], ['1']]);
  });

  it('attributes an error to the entry that caused it', async () => {
    const fault = new Error('a statement that is wrong');
    const { calls, submit } = recordingStore((group) => {
      if (group.includes('bad')) throw fault;
    });
    const results = await Promise.allSettled(['a', 'bad', 'c'].map(submit));
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(calls).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
    await submit('d');
    expect(calls.at(-1)).toEqual(['d']);
  });

  it('writes the entries of a failed group one by one, even if the store is unavailable meanwhile', async () => {
    let calls = 0;
    const store = recordingStore((group) => {
      calls += 1;
      if (calls === 2) throw new Unavailable('away');
      if (group.includes('bad')) throw new Error('a statement that is wrong');
    });
    const together = ['a', 'b', 'bad'].map(store.submit);
    await new Promise(setImmediate);
    const results = await Promise.allSettled([...together, store.submit('d')]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(store.calls).toEqual([['a', 'b', 'bad'], ['a'], ['a'], ['b'], ['bad'], ['d']]);
  });

  it('groups entries again once those of a failed group are written', async () => {
    const { calls, submit } = recordingStore((group) => {
      if (group.includes('bad')) throw new Error('a statement that is wrong');
    });
    await Promise.allSettled(['a', 'bad'].map(submit));
    await Promise.all(['c', 'd'].map(submit));
    expect(calls.slice(3)).toEqual([['c', 'd']]);
  });

  it('retries while the store is unavailable', async () => {
    let away = 2;
    const { calls, submit } = recordingStore(() => {
      if (away-- > 0) throw new Unavailable('away');
    });
    expect(await Promise.all(['a', 'b'].map(submit))).toEqual([1, 1]);
    expect(calls).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('gives up after its timeout, and never writes those entries later', async () => {
    let away = true;
    const { calls, commits, submit } = recordingStore(() => {
      if (away) throw new Unavailable('away');
    }, 200);
    await expect(submit('a')).rejects.toThrow(Unavailable);
    const tries = calls.length;
    away = false;
    await commits.idle();
    // However slow the machine, the timeout of the next entry does not expire.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await submit('b')).toBe(1);
    expect(calls.slice(tries)).toEqual([['b']]);
  });
});
