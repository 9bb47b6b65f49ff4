import { randomUUID } from 'node:crypto';
import { anonymous } from '@parvis/contracts/accounts/actor.ts';
import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveModule } from '../save-module/save-module.ts';
import { statement } from '../testing/builders.ts';
import { accepted, type ContentWorld, editor, tally } from '../testing/content-world.ts';
import { openTwoWorlds, type TwoWorlds } from '../testing/two-worlds.ts';
import { mintModuleId } from './mint-id.ts';

let worlds: TwoWorlds;
let here: ContentWorld;
let there: ContentWorld;

beforeAll(async () => {
  worlds = await openTwoWorlds();
  ({ here, there } = worlds);
});
afterAll(() => worlds.close());

function save(contentId: ContentId, moduleId: ModuleId, expectedRevision: number, words: string) {
  const content = statement(words);
  return {
    type: 'save-module',
    contentId,
    moduleId,
    expectedRevision,
    content,
  } as const;
}

const twenty = Array.from({ length: 20 }, (_, index) => index);

describe('Saving at the same time', () => {
  it('lets exactly one of twenty editors of one module win each revision', async () => {
    const page = await here.page('course');
    const module = await here.module(page);
    for (const revision of [1, 2]) {
      const outcomes = await Promise.all(
        twenty.map((n) =>
          (n % 2 ? here : there).writer.execute(
            editor(`editor${n}`),
            save(page, module, revision, `Texte ${n} sur ${revision}`),
            randomUUID(),
          ),
        ),
      );
      expect(tally(outcomes)).toEqual({ accepted: 1, 'stale-revision': 19 });
    }
    const { state } = await here.store.load(page);
    expect(state).toMatchObject({ modules: [{ newest: { revision: 3 } }] });
  });

  it('lets twenty editors of different modules all succeed', async () => {
    const page = await here.page('ensemble');
    const modules = [];
    for (const n of twenty) modules.push(await here.module(page, `Module ${n}`));
    const outcomes = await Promise.all(
      modules.map((module, n) =>
        (n % 2 ? here : there).writer.execute(
          editor(`editor${n}`),
          save(page, module, 1, `Nouveau ${n}`),
          randomUUID(),
        ),
      ),
    );
    expect(tally(outcomes)).toEqual({ accepted: 20 });
    const events = await here.log.readStream(`content-${page}`);
    expect(events.filter(({ type }) => type === 'ModuleSaved')).toHaveLength(40);
  });

  it('names the editor who saved first', async () => {
    const page = await here.page('rapide');
    const module = await here.module(page, 'La première phrase.');
    accepted(
      await here.writer.execute(editor('fast'), save(page, module, 1, 'Vite !'), randomUUID()),
    );
    const slow = await here.writer.execute(
      editor('slow'),
      save(page, module, 1, 'Lent'),
      randomUUID(),
    );
    expect(slow).toMatchObject({
      ok: false,
      refusals: [
        {
          code: 'stale-revision',
          params: { by: 'Name of fast', revision: 2, what: 'statement', title: 'Vite !' },
        },
      ],
    });
  });
});

describe('A repeated command', () => {
  it('returns the first result and appends nothing, whatever has happened since', async () => {
    const page = await here.page('encore');
    const module = await here.module(page);
    const request = randomUUID();
    const first = accepted(
      await here.writer.execute(editor('ann'), save(page, module, 1, 'Un'), request),
    );
    accepted(
      await there.writer.execute(editor('bob'), save(page, module, 2, 'Deux'), randomUUID()),
    );
    const length = (await here.log.readStream(`content-${page}`)).length;
    for (const world of [here, there]) {
      const again = await world.writer.execute(editor('ann'), save(page, module, 1, 'Un'), request);
      expect(again).toEqual({ ok: true, value: { ...first, items: expect.anything() } });
    }
    expect(await here.log.readStream(`content-${page}`)).toHaveLength(length);
  });

  it('is executed once when it arrives twice at the same moment', async () => {
    const page = await here.page('double');
    const moduleId = mintModuleId(page, 'double', () => false);
    const command = {
      type: 'add-module',
      contentId: page,
      moduleId,
      moduleType: 'statement',
    } as const;
    const request = randomUUID();
    const outcomes = await Promise.all(
      [here, there, here, there].map((world) =>
        world.writer.execute(editor('ann'), command, request),
      ),
    );
    expect(tally(outcomes)).toEqual({ accepted: 4 });
    expect(await here.log.readStream(`content-${page}`)).toHaveLength(2);
  });
});

describe('Permission', () => {
  it('is checked before anything else', async () => {
    const page = await here.page('defendu');
    const publish = { type: 'publish-content', contentId: page } as const;
    const auditor = { kind: 'account', accountId: 'aud', name: 'Aud', roles: ['auditor'] } as const;
    expect(
      tally([
        await here.writer.execute(anonymous, publish, randomUUID()),
        await here.writer.execute(auditor, publish, randomUUID()),
      ]),
    ).toEqual({ 'sign-in-required': 1, forbidden: 1 });
  });

  it('is denied to everyone but the system while another editor holds the lock', async () => {
    const page = await here.page('verrou');
    const publish = { type: 'publish-content', contentId: page } as const;
    accepted(await here.locks.take(page, 'ann', false, randomUUID()));
    expect(await there.writer.execute(editor('bob'), publish, randomUUID())).toMatchObject({
      refusals: [{ code: 'locked', params: { holder: 'Name of ann' } }],
    });
    accepted(await there.writer.execute({ kind: 'system' }, publish, randomUUID()));
    accepted(await there.writer.execute(editor('ann'), publish, randomUUID()));
    here.clock.advance(60_001);
    accepted(await there.writer.execute(editor('bob'), publish, randomUUID()));
  });
});

describe('The lock of a module', () => {
  it('prevents others only from changing that module and from publishing', async () => {
    const page = await here.page('verrous');
    const [mine, other] = [await here.module(page), await here.module(page)];
    accepted(await here.locks.take(mine, 'ann', false, randomUUID()));
    const outcomeOf = async (command: ContentCommand) => {
      const outcome = await there.writer.execute(editor('bob'), command, randomUUID());
      return outcome.ok ? 'accepted' : outcome.refusals[0].code;
    };
    const content = statement('Ailleurs');
    const saving = { type: 'save-module', contentId: page, expectedRevision: 1, content } as const;
    expect(await outcomeOf({ ...saving, moduleId: mine })).toBe('locked');
    expect(await outcomeOf({ type: 'publish-content', contentId: page })).toBe('locked');
    expect(await outcomeOf({ ...saving, moduleId: other })).toBe('accepted');
    const order = [other, mine];
    expect(await outcomeOf({ type: 'arrange-modules', contentId: page, order })).toBe('accepted');
    accepted(await here.locks.take(page, 'ann', false, randomUUID()));
    expect(
      await outcomeOf({ type: 'arrange-modules', contentId: page, order: [mine, other] }),
    ).toBe('locked');
    expect(await outcomeOf({ ...saving, moduleId: other, expectedRevision: 2 })).toBe('accepted');
  });
});

describe('Loading an item', () => {
  it('happens once per save', async () => {
    const page = await here.page('lecture');
    const module = await here.module(page);
    const load = vi.spyOn(here.store, 'load');
    onTestFinished(() => load.mockRestore());
    const sent = { data: { text: 'Une lecture.', author: '', role: '' }, publish: false };
    const context = {
      actor: editor('editor1'),
      commandId: randomUUID(),
      ifMatch: 1,
      locale: 'fr',
      client: { address: '127.0.0.1', cookie: undefined, wantsHtml: false },
    } as const;
    expect(await saveModule(here, module, sent, context)).toMatchObject({ ok: true });
    expect(load.mock.calls).toEqual([[page]]);
  });
});
