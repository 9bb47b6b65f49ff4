import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import { expect, test } from 'vitest';
import { contentAfter, type EntityCommand } from './decide-entity.ts';

interface Content {
  readonly name: string;
  readonly place: string;
}

const occurrence = { by: 'anne', at: '2026-01-05T08:00:00.000Z' };
const content = { name: 'Pied de page', place: 'footer' };
const other = { name: 'En-tête', place: 'header' };
const saved: Revisioned<Content> = {
  id: 'menu00000001',
  content,
  revision: 3,
  restored: null,
  deleted: false,
  saved: occurrence,
  changed: occurrence,
};

const { id } = saved;
const create = { id, type: 'create', content: other } as const;
const save = { id, type: 'save', expectedRevision: 3, changes: { name: 'Bas de page' } } as const;
const restore = { id, type: 'restore', expectedRevision: 3, restored: 1, content: other } as const;

test.each<[string, EntityCommand<string, Content>, Content | undefined]>([
  ['created', create, other],
  ['saved in part', save, { name: 'Bas de page', place: 'footer' }],
  ['restored from the trash', { id, type: 'undelete' }, content],
  ['restored from a revision', restore, other],
  ['deleted', { id, type: 'delete' }, undefined],
])('an entity that is %s would have this content', (_, command, after) => {
  expect(contentAfter(command, saved)).toEqual(after);
});

test.each<EntityCommand<string, Content>>([save, { id, type: 'undelete' }])(
  'an entity that does not exist would have none after $type',
  (command) => {
    expect(contentAfter(command, undefined)).toBe(undefined);
  },
);
