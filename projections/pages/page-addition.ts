import type { Position } from '@parvis/contracts/log/position.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import type { ComposedScreen, ContentScreen } from '@parvis/contracts/site/screens.ts';
import { earliest } from '../revisioned/earliest.ts';

/** A composed page. */
export type ComposedContent = ComposedScreen<ContentScreen>;

/** A part of a page from another read model, with its log position and tags. */
export interface PageAddition {
  readonly page: Partial<ContentPage>;
  readonly position: Position;
  readonly tags: readonly string[];
}

/** A page with one more part. */
export function withAddition(
  composed: ComposedContent,
  addition: PageAddition | undefined,
): ComposedContent {
  if (addition === undefined) return composed;
  const { screen, position, tags, ...others } = composed;
  return {
    ...others,
    screen: { ...screen, page: { ...screen.page, ...addition.page } },
    position: earliest([position, addition.position]),
    tags: [...tags, ...addition.tags],
  };
}
