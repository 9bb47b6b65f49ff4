import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { expect, test } from 'vitest';
import { readDemonstration } from '../demonstration.ts';
import { demoContentId } from '../ids.ts';
import type { DemoItem } from '../items/demo-item.ts';
import { historyOf } from './content-history.ts';
import type { SeededSite } from './seeded-site.ts';

const { items } = await readDemonstration();

/** Enters an item into a site that accepts everything; returns the commands, and the pairs. */
async function enter(item: DemoItem) {
  const commands: ContentCommand[] = [];
  const pairs: unknown[] = [];
  const content = {
    writer: {
      execute: async (_actor: unknown, command: ContentCommand) => {
        commands.push(command);
        return { ok: true, value: undefined };
      },
    },
    merger: {
      propose: async (_actor: unknown, ...pair: unknown[]) => {
        pairs.push(pair);
        return { ok: true, value: { proposalId: '' } };
      },
      accept: async () => ({ ok: true, value: undefined }),
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the history of an item uses only these parts
  const site = { content } as unknown as SeededSite;
  for (const action of historyOf(item)) await action.enter(site);
  return { commands, pairs };
}

function coastIn(...languages: readonly Locale[]): DemoItem {
  const coast = items.find(({ key }) => key === 'pages/coast');
  if (coast === undefined) throw new Error('there is no page about the coast');
  const versions = [...coast.versions].filter(([locale]) => languages.includes(locale));
  return { ...coast, versions: new Map(versions) };
}

test('a language in which an item has no document is not there', async () => {
  const { commands, pairs } = await enter(coastIn('en'));
  expect(new Set(commands.map(({ contentId }) => contentId))).toEqual(
    new Set([demoContentId('pages/coast', 'en')]),
  );
  expect(commands.map(({ type }) => type)).toEqual([
    'create-content',
    'copy-modules',
    'publish-content',
    'save-module',
  ]);
  expect(pairs).toEqual([]);
});

test('the languages of an item are linked as translations', async () => {
  const { pairs } = await enter(coastIn('fr', 'en'));
  const [fr, en] = [demoContentId('pages/coast', 'fr'), demoContentId('pages/coast', 'en')];
  expect(pairs).toEqual([[fr, en]]);
});
