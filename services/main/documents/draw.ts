import { tryDrawing } from '../../media/covers/try-drawing.ts';
import type { CoverRequest, CoverResponse } from './messages.ts';

// The one document for which this process was started.
process.once('message', ({ path, to }: CoverRequest) => {
  void tryDrawing(path, to).then((cover) => process.send?.({ cover } satisfies CoverResponse));
});
process.once('disconnect', () => process.exit());
