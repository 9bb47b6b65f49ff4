import { describe, expect, it } from 'vitest';
import { session, settled, text } from './testing/scripted-session.ts';

describe('when another user has saved first', () => {
  async function overtaken() {
    const running = session({ save: [{ kind: 'stale' }, { kind: 'saved', revision: 6 }] });
    running.type('mine');
    await settled();
    running.save();
    await settled();
    return running;
  }

  it('stops with both versions available', async () => {
    const { now } = await overtaken();
    expect(now().matches('stale')).toBe(true);
    expect(now().context.attempt?.data).toEqual({ words: 'mine' });
    expect(now().context.copies.get(text)?.data).toEqual({ words: 'mine' });
  });

  it('keeps mine by saving it on the latest revision as a new command', async () => {
    const { actor, sent, now } = await overtaken();
    actor.send({ type: 'keep mine', revision: 5 });
    await settled();
    expect(sent.at(-1)).toMatchObject({
      revision: 5,
      commandId: 'command-2',
      data: { words: 'mine' },
    });
    expect(now().context.copies.size).toBe(0);
  });

  const overtaking = {
    type: 'header',
    by: 'Tom Hale',
    revision: 5,
    base: { words: 'old', more: 'old', last: 'old' },
    theirs: { words: 'old', more: 'theirs', last: 'old' },
  } as const;

  it('merges immediately, with a notice, when they changed different fields', async () => {
    const { news, sent, now, fill, save } = session({
      save: [
        { kind: 'stale', overtaking },
        { kind: 'saved', revision: 6 },
      ],
    });
    fill({ ...overtaking.base, words: 'mine' });
    await settled();
    save();
    await settled();
    const data = { words: 'mine', more: 'theirs', last: 'old' };
    expect(sent.at(-1)).toMatchObject({ revision: 5, commandId: 'command-2', data });
    expect(news).toContainEqual({ type: 'merged', by: 'Tom Hale' });
    expect(now().context.copies.size).toBe(0);
  });

  it('shows the conflicting fields, and takes theirs where chosen', async () => {
    const theirs = { words: 'theirs', more: 'theirs', last: 'theirs' };
    const { actor, sent, now, fill, save } = session({
      save: [
        { kind: 'stale', overtaking: { ...overtaking, theirs } },
        { kind: 'saved', revision: 6 },
      ],
    });
    fill({ words: 'mine', more: 'mine', last: 'old' });
    await settled();
    save();
    await settled();
    expect(now().matches('stale')).toBe(true);
    actor.send({ type: 'keep mine', revision: 4, theirs: ['more'] });
    await settled();
    const data = { words: 'mine', more: 'theirs', last: 'theirs' };
    expect(sent.at(-1)).toMatchObject({ revision: 5, data });
    expect(now().context.overtaking).toBe(undefined);
  });

  it('takes theirs by discarding mine', async () => {
    const { actor, sent, now } = await overtaken();
    actor.send({ type: 'take theirs' });
    await settled();
    expect(sent).toHaveLength(1);
    expect(now().context.copies.size).toBe(0);
    expect(now().matches('editing')).toBe(true);
  });

  it('postpones the choice and keeps the changes', async () => {
    const { actor, now } = await overtaken();
    actor.send({ type: 'set aside' });
    expect(now().matches('editing')).toBe(true);
    expect(now().context.copies.get(text)?.data).toEqual({ words: 'mine' });
  });
});
