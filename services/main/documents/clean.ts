import { cleanAttachment } from '../../media/attachments/clean-attachment.ts';
import { tryCleaning } from '../../media/metadata/try-cleaning.ts';
import type { CleaningRequest } from './messages.ts';

// The one document for which this process was started.
process.once('message', (toClean: CleaningRequest) => {
  const cleaned =
    'path' in toClean
      ? tryCleaning(toClean.path, toClean.format, toClean.to)
      : cleanAttachment(Buffer.from(toClean.bytes));
  void cleaned.then((outcome) => process.send?.(outcome));
});
process.once('disconnect', () => process.exit());
