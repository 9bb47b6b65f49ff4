import type { CommandOf, ContentCommandType } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { noPlan } from '@parvis/contracts/content/plan.ts';
import { headers } from '@parvis/contracts/content/testing/headers.ts';
import { describe, expect, it } from 'vitest';
import {
  after,
  given,
  header,
  m1,
  m2,
  outcomeOf,
  pageId,
  parentId,
  statement,
  typesOf,
} from '../testing/builders.ts';
import { decide, type RelatedState } from './decide.ts';

const contentId = pageId;
const related: RelatedState = {
  place: { kind: 'root', shadowsBelow: false },
  hasChildren: false,
};
const now = '2026-03-01T12:00:00.000Z';
const later = '2026-03-02T12:00:00.000Z';
const on = { contentId, moduleId: m1 };
const newHeader = { contentId, header, expectedRevision: 1 };
const content = statement('Oser.');

const saved = [given.created, given.added(m1), given.saved(m1)] as const;
const live = [given.created, given.published()] as const;
const archived: ContentEvent = { type: 'ContentArchived', data: { contentId } };
const requested: ContentEvent = {
  type: 'ApprovalRequested',
  data: { contentId, request: 1, note: '', version: { header: 1, modules: [] } },
};
const planned: ContentEvent = {
  type: 'ContentScheduled',
  data: { contentId, publishAt: now, unpublishAt: null },
};

/** A command of each type, the events before it, and the types of those that it appends. */
const commands: {
  readonly [T in ContentCommandType]: readonly [
    CommandOf<T>,
    readonly ContentEvent[],
    readonly ContentEvent['type'][],
  ];
} = {
  'create-content': [
    { type: 'create-content', contentId, locale: 'fr', header },
    [],
    ['ContentCreated'],
  ],
  'create-with-modules': [
    { type: 'create-with-modules', contentId, locale: 'fr', header, modules: [], publish: true },
    [],
    ['ContentCreated', 'ContentPublished'],
  ],
  'save-with-modules': [
    { type: 'save-with-modules', ...newHeader, modules: [], publish: false },
    saved,
    ['HeaderSaved', 'ModuleDeleted'],
  ],
  'save-header': [{ type: 'save-header', ...newHeader }, saved, ['HeaderSaved']],
  'restore-header': [
    { type: 'restore-header', ...newHeader, restored: 1 },
    saved,
    ['HeaderRestored'],
  ],
  'add-module': [
    { type: 'add-module', contentId, moduleId: m2, moduleType: 'text' },
    saved,
    ['ModuleAdded'],
  ],
  'save-module': [
    { type: 'save-module', ...on, expectedRevision: 1, content },
    saved,
    ['ModuleSaved'],
  ],
  'restore-module': [
    { type: 'restore-module', ...on, expectedRevision: 1, restored: 1, content },
    saved,
    ['ModuleRestored'],
  ],
  'restore-version': [
    {
      type: 'restore-version',
      contentId,
      expectedRevision: 1,
      version: {
        header: { revision: 1, content: header },
        modules: [{ moduleId: m1, revision: 1, content }],
        deleted: [],
      },
    },
    saved,
    ['ModuleActivated'],
  ],
  'activate-module': [{ type: 'activate-module', ...on }, saved, ['ModuleActivated']],
  'deactivate-module': [
    { type: 'deactivate-module', ...on },
    [...saved, given.activated(m1)],
    ['ModuleDeactivated'],
  ],
  'delete-module': [{ type: 'delete-module', ...on }, saved, ['ModuleDeleted']],
  'undelete-module': [
    { type: 'undelete-module', ...on },
    [...saved, given.deletedModule(m1)],
    ['ModuleUndeleted'],
  ],
  'clone-module': [
    { type: 'clone-module', ...on, cloneId: m2 },
    saved,
    ['ModuleAdded', 'ModuleSaved'],
  ],
  'copy-modules': [
    {
      type: 'copy-modules',
      contentId,
      modules: [{ moduleId: m2, moduleType: 'text', active: false }],
    },
    saved,
    ['ModuleAdded'],
  ],
  'arrange-modules': [
    { type: 'arrange-modules', contentId, order: [m2, m1] },
    [...saved, given.added(m2)],
    ['ModulesArranged'],
  ],
  'publish-content': [{ type: 'publish-content', contentId }, saved, ['ContentPublished']],
  'request-approval': [
    { type: 'request-approval', contentId, note: '' },
    saved,
    ['ApprovalRequested'],
  ],
  'withdraw-approval': [
    { type: 'withdraw-approval', contentId, request: 1 },
    [...saved, requested],
    ['ApprovalWithdrawn'],
  ],
  'approve-publication': [
    { type: 'approve-publication', contentId, request: 1, by: 'ben' },
    [...saved, requested],
    ['PublicationApproved', 'ContentPublished'],
  ],
  'return-publication': [
    { type: 'return-publication', contentId, request: 1, comments: [{ text: 'Non.' }] },
    [...saved, requested],
    ['PublicationReturned'],
  ],
  'unpublish-content': [{ type: 'unpublish-content', contentId }, live, ['ContentUnpublished']],
  'archive-content': [{ type: 'archive-content', contentId }, live, ['ContentArchived']],
  'unarchive-content': [
    { type: 'unarchive-content', contentId },
    [given.created, archived],
    ['ContentUnarchived'],
  ],
  'schedule-content': [
    { type: 'schedule-content', contentId, now, plan: { ...noPlan, publishAt: later } },
    saved,
    ['ContentScheduled'],
  ],
  'carry-out-plan': [
    { type: 'carry-out-plan', contentId, now },
    [...saved, planned],
    ['ContentPublished'],
  ],
  'delete-content': [{ type: 'delete-content', contentId }, live, ['ContentDeleted']],
  'undelete-content': [
    { type: 'undelete-content', contentId },
    [...live, given.deleted],
    ['ContentUndeleted'],
  ],
  'create-preview-link': [
    {
      type: 'create-preview-link',
      contentId,
      linkId: 'link00000001',
      digest: '0'.repeat(64),
      until: later,
      now,
    },
    live,
    ['PreviewLinkCreated'],
  ],
  'revoke-preview-link': [
    { type: 'revoke-preview-link', contentId, linkId: 'link00000001' },
    [
      given.created,
      {
        type: 'PreviewLinkCreated',
        data: { contentId, linkId: 'link00000001', digest: '0'.repeat(64), until: later },
      },
    ],
    ['PreviewLinkRevoked'],
  ],
  'align-translation': [
    { type: 'align-translation', contentId, original: parentId, version: 2 },
    [{ ...given.created, data: { ...given.created.data, translationGroup: parentId } }],
    ['TranslationAligned'],
  ],
  'assign-review': [
    { type: 'assign-review', contentId, owner: 'ann', reviewOn: '2026-09-01' },
    saved,
    ['ReviewAssigned'],
  ],
  'join-translation-group': [
    { type: 'join-translation-group', contentId, translationGroup: parentId },
    saved,
    ['TranslationGroupJoined'],
  ],
};

describe('The command', () => {
  it.each(Object.entries(commands))('%s has its own effect', (_type, [command, before, types]) => {
    expect(typesOf(decide(command, after(...before), related))).toEqual(types);
  });
});

describe('The related state', () => {
  const nowhere: RelatedState = { ...related, place: { kind: 'nowhere' } };

  it.each([
    'create-content',
    'create-with-modules',
    'save-with-modules',
    'save-header',
    'restore-header',
    'undelete-content',
  ] as const)('refuses %s where its parent does not exist', (type) => {
    const [command, before] = commands[type];
    expect(outcomeOf(decide(command, after(...before), nowhere))).toBe('parent-not-found');
  });

  it('refuses to delete an item that has children', () => {
    const parent = { ...related, hasChildren: true };
    const command = { type: 'delete-content', contentId } as const;
    expect(outcomeOf(decide(command, after(...live), parent))).toBe('content-has-children');
  });
});

describe('Creating an item', () => {
  it.each(['create-content', 'create-with-modules'] as const)(
    'by %s is refused under an id that an item of another kind has',
    (type) => {
      const [command] = commands[type];
      const news = { ...command, header: headers.news };
      expect(outcomeOf(decide(news, after(...live), related))).toBe('content-exists');
    },
  );
});
