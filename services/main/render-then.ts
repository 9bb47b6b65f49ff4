import type { Screen } from '@parvis/contracts/site/screens.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import { readPastWords } from '@parvis/web/server/past-words.ts';
import { renderScreen } from '@parvis/web/server/render-screen.tsx';
import type { Rendered } from '@parvis/web/server/rendered.ts';
import { renderIn, type SiteWords } from '@parvis/web/server/site-words.ts';
import { LRUCache } from 'lru-cache';
import type { BuildThen } from '../audit/site-history.ts';

const visitor = { logged: false, editing: false };
const words = new LRUCache<string, SiteWords>({ max: 4 });

/**
 * Renders a screen as visitors received it, with the words and styles of a build; undefined for those
 * of this one.
 */
export function renderThen(
  screen: Screen,
  build: Pick<BuildThen, 'stylesheets' | 'words'> | undefined,
  assets: Assets,
): Rendered {
  if (build === undefined) return renderScreen(screen, visitor, assets);
  const { stylesheets } = build;
  return renderIn(wordsOf(build), () => renderScreen(screen, visitor, { ...assets, stylesheets }));
}

function wordsOf({ words: { digest, json } }: Pick<BuildThen, 'words'>): SiteWords {
  const known = words.get(digest);
  if (known !== undefined) return known;
  const read = readPastWords(digest, json);
  words.set(digest, read);
  return read;
}
