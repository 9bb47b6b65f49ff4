import type { Position } from '@parvis/contracts/log/position.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import type { ComposedScreen, ContentScreen } from '@parvis/contracts/site/screens.ts';
import { earliest } from './earliest.ts';

/** A composed page. */
export type ComposedContent = ComposedScreen<ContentScreen>;

/** Something of a page that was read elsewhere, with where in the log and what it depends on. */
export interface Gained {
  readonly page: Partial<ContentPage>;
  readonly position: Position;
  readonly tags: readonly string[];
}

/** A page with something more. */
export function gaining(composed: ComposedContent, gained: Gained | undefined): ComposedContent {
  if (gained === undefined) return composed;
  const { screen, position, tags } = composed;
  return {
    screen: { ...screen, page: { ...screen.page, ...gained.page } },
    position: earliest([position, gained.position]),
    tags: [...tags, ...gained.tags],
  };
}
