import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import { noPlan } from '@parvis/contracts/content/plan.ts';
import { expect, test } from 'vitest';
import { header, m1, m2, pageId, statement } from '../testing/builders.ts';
import { isPreventedBy } from './locked-parts.ts';

const noon = '2026-03-01T12:00:00.000Z';
const ofPage = { contentId: pageId };
const seen = { ...ofPage, expectedRevision: 1 };
const content = statement('Oser');
const onModule = { ...ofPage, moduleId: m1 };

/**
 * Whether each command is refused by a lock on the header, on its own module, and on another
 * module.
 */
const table: readonly (readonly [ContentCommand, boolean, boolean, boolean])[] = [
  [{ type: 'publish-content', ...ofPage }, true, true, true],
  [{ type: 'unpublish-content', ...ofPage }, true, true, true],
  [{ type: 'delete-content', ...ofPage }, true, true, true],
  [{ type: 'undelete-content', ...ofPage }, true, true, true],
  [{ type: 'save-with-modules', ...seen, header, modules: [] }, true, true, true],
  [{ type: 'save-header', ...seen, header }, true, false, false],
  [{ type: 'save-header', ...seen, header, publish: true }, true, true, true],
  [{ type: 'restore-header', ...seen, restored: 1, header }, true, false, false],
  [{ type: 'arrange-modules', ...ofPage, order: [m1] }, true, false, false],
  [{ type: 'schedule-content', ...ofPage, plan: noPlan, now: noon }, true, false, false],
  [{ type: 'carry-out-plan', ...ofPage, now: noon }, false, false, false],
  [{ type: 'add-module', ...onModule, moduleType: 'statement' }, true, false, false],
  [{ type: 'copy-modules', ...ofPage, modules: [] }, true, false, false],
  [{ type: 'clone-module', ...onModule, cloneId: m2 }, true, false, false],
  [{ type: 'join-translation-group', ...ofPage, translationGroup: pageId }, true, false, false],
  [{ type: 'save-module', ...seen, moduleId: m1, content }, false, true, false],
  [{ type: 'restore-module', ...seen, moduleId: m1, restored: 1, content }, false, true, false],
  [{ type: 'activate-module', ...onModule }, false, true, false],
  [{ type: 'deactivate-module', ...onModule }, false, true, false],
  [{ type: 'delete-module', ...onModule }, false, true, false],
  [{ type: 'undelete-module', ...onModule }, false, true, false],
  [{ type: 'create-content', ...ofPage, locale: 'fr', header }, false, false, false],
];

test.each(table)(
  '$type is refused while another editor holds a lock on a part that it changes',
  (command, ...stopped) => {
    expect([pageId, m1, m2].map((part) => isPreventedBy(command, part))).toEqual(stopped);
  },
);
