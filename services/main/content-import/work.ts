import { setPriority } from 'node:os';
import { idOfNew } from '../../content/item/mint-id.ts';
import { carryOut } from '../../content-import/runs/import-work.ts';
import { mintMediaId } from '../../media/item/mint-media-id.ts';
import type { FromImport, ToImport } from './messages.ts';

/** Visitors go first. */
const nice = 10;
/** Files are many and quick: their progress is sent so often at most, in milliseconds. */
const everyMs = 200;

const cancelled = new AbortController();
const send = (message: FromImport) => process.send?.(message);

// The one import for which this process was started.
process.on('message', (message: ToImport) => {
  if (message === 'cancel') return cancelled.abort();
  setPriority(nice);
  let sentAt = 0;
  void carryOut(message.work, {
    signal: cancelled.signal,
    idsOfNew: { content: idOfNew, media: mintMediaId },
    progress(progress) {
      const isLast = progress.done === progress.total;
      if (!isLast && performance.now() - sentAt < everyMs) return;
      sentAt = performance.now();
      send({ progress });
    },
  }).then((end) => send({ end }));
});
process.once('disconnect', () => process.exit());
