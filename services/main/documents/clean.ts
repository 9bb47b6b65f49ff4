import { tryCleaning } from '../../media/metadata/try-cleaning.ts';
import type { ToClean } from './messages.ts';

// The one document that this process was started for.
process.once('message', ({ path, format, to }: ToClean) => {
  void tryCleaning(path, format, to).then((outcome) => process.send?.(outcome));
});
process.once('disconnect', () => process.exit());
