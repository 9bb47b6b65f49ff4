import type { Position } from '@parvis/contracts/log/position.ts';
import type { ContentPage } from '@parvis/contracts/site/screens.ts';

/** Something of a page that was read elsewhere, with where in the log and what it depends on. */
export interface Gained {
  readonly page: Partial<ContentPage>;
  readonly position: Position;
  readonly tags: readonly string[];
}
