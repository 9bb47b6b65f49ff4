import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { maxModulesPerItem } from '@parvis/contracts/limits/pages.ts';
import { expect, test } from 'vitest';
import { decideAddModule } from '../add-module/decide.ts';
import { decideCloneModule } from '../clone/decide.ts';
import { decideUndeleteModule } from '../delete/decide-module.ts';
import { after, given, pageId } from '../testing/builders.ts';

const idOf = (n: number) => moduleIdSchema.parse(`module${String(n).padStart(10, '0')}`);
const first = idOf(0);
const fresh = idOf(maxModulesPerItem + 1);

/** Returns a page with this number of modules, and one more that was deleted. */
function pageWith(count: number) {
  const modules = Array.from({ length: count }, (_, n) => given.added(idOf(n)));
  const data = { contentId: pageId, moduleId: idOf(maxModulesPerItem) };
  const deleted = [given.added(data.moduleId), { type: 'ModuleDeleted', data } as const];
  return after(given.created, ...deleted, ...modules);
}

const ways = [
  [
    'adding one',
    { type: 'add-module', contentId: pageId, moduleId: fresh, moduleType: 'statement' },
    decideAddModule,
  ],
  [
    'duplicating one',
    { type: 'clone-module', contentId: pageId, moduleId: first, cloneId: fresh },
    decideCloneModule,
  ],
  [
    'bringing one back',
    { type: 'undelete-module', contentId: pageId, moduleId: idOf(maxModulesPerItem) },
    decideUndeleteModule,
  ],
] as const;

test.each(ways)(
  'a page has a maximum number of modules: %s is refused',
  (_way, command, decide) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each way has the command of its decider
    const decided = (count: number) => decide(command as never, pageWith(count));
    const { ok } = decided(maxModulesPerItem - 1);
    expect(ok).toBe(true);
    const params = { max: String(maxModulesPerItem) };
    const refusals = [{ code: 'too-many-modules', path: ['modules'], params }];
    expect(decided(maxModulesPerItem)).toEqual({ ok: false, refusals });
  },
);
