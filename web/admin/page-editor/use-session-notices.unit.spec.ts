import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { expect, test } from 'vitest';
import type { Part } from './part.ts';
import { savedMessage } from './use-session-notices.ts';

const module = moduleIdSchema.parse('pg00000000011001');

test.each<[readonly Part[], readonly Part[], string | undefined]>([
  [[], [], undefined],
  [[module], [], 'save.module-saved'],
  [['header', module], [], 'save.content-saved'],
  [[], ['header'], 'save.header-refused'],
  [[], [module], 'save.module-refused'],
  [['header'], [module], 'save.one-refused'],
])('after saving %j with %j refused, the notice is %s', (parts, refused, id) => {
  expect(savedMessage({ type: 'saved', parts, refused })).toBe(id);
});
