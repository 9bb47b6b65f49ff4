import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './editing.machine.ts';
import { refusedTitle, session, settled, statement, text } from './testing/scripted-session.ts';

describe('saving', () => {
  it('saves every unsaved part with the revision it is based on', async () => {
    const { sent, news, type, save, now } = session();
    type('text');
    type('claim', statement, 7);
    await settled();
    save();
    await settled();
    expect(sent.map(({ part, revision }) => ({ part, revision }))).toEqual([
      { part: text, revision: 3 },
      { part: statement, revision: 7 },
    ]);
    expect(news.at(-1)).toEqual({ type: 'saved', parts: [text, statement], refused: [] });
    expect(now().context.copies.size).toBe(0);
  });

  it('keeps text typed while saving, based on the revision just saved', async () => {
    const { type, save, now } = session();
    type('first');
    await settled();
    save();
    type('first and more');
    await settled();
    expect(now().context.copies.get(text)).toEqual({
      revision: 4,
      data: { words: 'first and more' },
    });
  });

  it('saves what was typed last when the user saves while a save is in progress', async () => {
    const { sent, news, type, save, now } = session();
    type('first');
    await settled();
    save();
    type('first and more');
    type('claim', statement, 7);
    save();
    await settled();
    expect(sent.map(({ part, revision, data }) => [part, revision, data])).toEqual([
      [text, 3, { words: 'first' }],
      [text, 4, { words: 'first and more' }],
      [statement, 7, { words: 'claim' }],
    ]);
    expect(now().context.held).toContain(statement);
    expect(news.at(-1)).toEqual({ type: 'saved', parts: [text, statement], refused: [] });
    expect(now().context.copies.size).toBe(0);
  });

  it('sends nothing twice when nothing was typed in between', async () => {
    const { sent, type, save } = session();
    type('first');
    await settled();
    save();
    save();
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('saves a refused part again when it was corrected while it was being sent', async () => {
    const { sent, type, save, now } = session({
      save: [
        { kind: 'refused', problem: refusedTitle },
        { kind: 'saved', revision: 4 },
      ],
    });
    type('');
    await settled();
    save();
    type('better');
    save();
    await settled();
    expect(sent.map(({ data }) => data)).toEqual([{ words: '' }, { words: 'better' }]);
    expect([now().context.copies.size, now().context.refusals.size]).toEqual([0, 0]);
  });

  it('saves what is typed while locks are released', async () => {
    const { actor, sent, type, save, now } = session();
    type('first');
    await settled();
    save();
    await settled();
    actor.send({ type: 'stop' });
    type('second', text, 4);
    save();
    await settled();
    expect(sent.map(({ data }) => data)).toEqual([{ words: 'first' }, { words: 'second' }]);
    expect(now().context.copies.size).toBe(0);
  });

  it('keeps a refused part with its refusal and saves the others', async () => {
    const { news, type, save, now } = session({
      save: [
        { kind: 'refused', problem: refusedTitle },
        { kind: 'saved', revision: 8 },
      ],
    });
    type('');
    type('claim', statement, 7);
    await settled();
    save();
    await settled();
    expect(now().context.refusals.get(text)).toEqual(refusedTitle);
    expect([...now().context.copies.keys()]).toEqual([text]);
    expect(news.at(-1)).toEqual({ type: 'saved', parts: [statement], refused: [text] });
  });

  it('clears a refusal once its part is changed', async () => {
    const { type, save, now } = session({ save: [{ kind: 'refused', problem: refusedTitle }] });
    type('');
    await settled();
    save();
    await settled();
    type('better');
    expect(now().context.refusals.size).toBe(0);
  });

  it('skips a part that is discarded before its turn', async () => {
    const { actor, sent, type, save, now } = session();
    type('text');
    type('claim', statement, 7);
    await settled();
    save();
    actor.send({ type: 'discard', part: statement });
    await settled();
    expect(sent.map(({ part }) => part)).toEqual([text]);
    expect(now().matches('editing')).toBe(true);
  });

  it('continues with the next part when the one being sent is discarded', async () => {
    const { actor, sent, type, save, now } = session();
    type('text');
    type('claim', statement, 7);
    await settled();
    save();
    actor.send({ type: 'discard', part: text });
    await settled();
    expect(sent.map(({ part }) => part)).toEqual([text, statement]);
    expect(now().context.copies.size).toBe(0);
  });

  it('names the user who has locked a part meanwhile, and keeps its changes', async () => {
    const { news, type, save, now } = session({ save: [{ kind: 'locked', holder: 'Tom Hale' }] });
    type('text');
    await settled();
    save();
    await settled();
    expect(news).toContainEqual({ type: 'held back', holder: 'Tom Hale' });
    expect([...now().context.copies.keys()]).toEqual([text]);
  });

  it('does nothing when there is nothing to save', async () => {
    const { requests, sent, save, now } = session();
    save();
    await settled();
    expect([requests, sent]).toEqual([[], []]);
    expect(now().matches('idle')).toBe(true);
  });
});

describe('without a response', () => {
  it('retries the same attempt, so that it is applied once, and keeps text typed since', async () => {
    const { clock, sent, type, save, now } = session({
      save: [{ kind: 'unanswered' }, { kind: 'saved', revision: 4 }],
    });
    type('a');
    await settled();
    save();
    await settled();
    expect(now().matches('offline')).toBe(true);
    type('ab');
    clock.increment(retryAfterMs);
    await settled();
    expect(sent.map(({ commandId, data }) => ({ commandId, data }))).toEqual([
      { commandId: 'command-1', data: { words: 'a' } },
      { commandId: 'command-1', data: { words: 'a' } },
    ]);
    expect(now().context.copies.get(text)).toEqual({ revision: 4, data: { words: 'ab' } });
  });

  it('also saves text typed since, when saved again', async () => {
    const { sent, type, save, now } = session({
      save: [{ kind: 'unanswered' }, { kind: 'saved', revision: 4 }],
    });
    type('a');
    await settled();
    save();
    await settled();
    type('ab');
    save();
    await settled();
    expect(sent.map(({ revision, data }) => [revision, data])).toEqual([
      [3, { words: 'a' }],
      [3, { words: 'a' }],
      [4, { words: 'ab' }],
    ]);
    expect(now().context.copies.size).toBe(0);
  });

  it('does not retry a part that was discarded meanwhile', async () => {
    const { actor, clock, sent, type, save, now } = session({ save: [{ kind: 'unanswered' }] });
    type('a');
    await settled();
    save();
    await settled();
    actor.send({ type: 'discard', part: text });
    clock.increment(retryAfterMs);
    await settled();
    expect(sent).toHaveLength(1);
    expect(now().matches('idle')).toBe(true);
  });

  it('waits until the user signs in again, and loses nothing', async () => {
    const { actor, clock, sent, type, save, now } = session({
      save: [{ kind: 'signed-out' }, { kind: 'saved', revision: 4 }],
    });
    type('a');
    await settled();
    save();
    await settled();
    clock.increment(retryAfterMs * 10);
    await settled();
    expect(now().matches('signed out')).toBe(true);
    expect(sent).toHaveLength(1);
    actor.send({ type: 'retry' });
    await settled();
    expect(now().matches('editing')).toBe(true);
    expect(now().context.copies.size).toBe(0);
  });
});
