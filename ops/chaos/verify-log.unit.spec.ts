import { contentIdSchema, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { describe, expect, it } from 'vitest';
import { hashOf, type JournalledWrite } from './journal.ts';
import { verifyLog } from './verify-log.ts';

const contentId = contentIdSchema.parse('page00000001');
const moduleId = moduleIdSchema.parse('page00000001m001');
const statement = { text: 'e0-m1x', author: '', role: '' };
const position = positionFrom(2n);

const created = eventAt(1, 'ContentCreated', 'create', {
  contentId,
  kind: 'page',
  locale: 'fr',
  translationGroup: contentId,
  header: { title: 'Page', slug: 'e0-m0x' },
});
const saved = savedAt(2, 1, 'save');
const save: JournalledWrite = {
  write: {
    key: 'e0-1-save-module',
    kind: 'save-module',
    method: 'PUT',
    path: `/api/${contentId}/modules/${moduleId}`,
    mark: statement.text,
  },
};
const acknowledged: JournalledWrite = {
  ...save,
  acknowledgement: { id: moduleId, revision: 1, hash: hashOf(statement), position },
};
const refused: JournalledWrite = { ...save, refusal: { status: 412, code: 'stale-revision' } };

describe('Comparing a journal with the log', () => {
  it('finds nothing wrong when an acknowledged write is there once', () => {
    expect(verifyLog([acknowledged], [created, saved])).toEqual(nothingWrong());
  });

  it('finds nothing wrong when a write that was refused or got no response is missing', () => {
    expect(verifyLog([refused, save], [created])).toEqual(nothingWrong());
  });

  it.each([
    ['that is not there', [created]],
    ['with another revision', [created, savedAt(2, 2, 'save')]],
    ['with other content', [created, savedAt(2, 1, 'save', { ...statement, author: 'A.' })]],
    ['at another position', [created, other(2), savedAt(3, 1, 'save', statement, 1)]],
  ])('counts an acknowledged write %s as lost', (_case, events) => {
    expect(verifyLog([acknowledged], events).lost).not.toEqual([]);
  });

  it('counts a write that is there twice as duplicated, with or without a response', () => {
    const twice = [created, saved, savedAt(3, 2, 'again')];
    expect(verifyLog([acknowledged], twice).doubled).toHaveLength(1);
    expect(verifyLog([save], twice).doubled).toHaveLength(1);
  });

  it.each([
    ['a refused write is there', [refused], [created, saved]],
    ['a position is missing', [], [created, savedAt(3, 1, 'save', statement, 1)]],
    ['a revision is missing', [], [created, savedAt(2, 1, 'save', statement, 2)]],
    ['a command appended twice', [], [created, saved, eventAgain(3)]],
  ])('reports that %s', (_case, writes, events) => {
    expect(verifyLog(writes, events).problems).toHaveLength(1);
  });
});

function nothingWrong() {
  return { lost: [], doubled: [], problems: [] };
}

function eventAt(
  ordinal: number,
  type: string,
  commandId: string,
  data: unknown,
  revision = ordinal - 1,
): RecordedEvent {
  return {
    id: `event-${ordinal}`,
    type,
    data,
    stream: `content-${contentId}`,
    revision,
    position: positionFrom(BigInt(ordinal)),
    metadata: { commandId, actor: 'system', occurredAt: '2026-01-05T08:00:00.000Z', version: 1 },
  };
}

function savedAt(
  ordinal: number,
  revision: number,
  commandId: string,
  data = statement,
  streamRevision = ordinal - 1,
): RecordedEvent {
  const content = { type: 'statement', data };
  return eventAt(
    ordinal,
    'ModuleSaved',
    commandId,
    { contentId, moduleId, revision, content },
    streamRevision,
  );
}

/** Returns an event of another stream. */
function other(ordinal: number): RecordedEvent {
  const event = eventAt(ordinal, 'ContentUnpublished', 'other', { contentId }, 0);
  return { ...event, stream: 'content-page00000002' };
}

/** Returns an event of the first command, after an event of another one. */
function eventAgain(ordinal: number): RecordedEvent {
  return eventAt(ordinal, 'ContentUnpublished', 'create', { contentId });
}
