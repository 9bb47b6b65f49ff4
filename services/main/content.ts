import type { Assets } from '@parvis/web/server/assets.ts';
import { renderScreen } from '@parvis/web/server/render-screen.tsx';
import { type ContentArea, openContent } from '../content/content-services.ts';
import type { Directory } from '../content/ports.ts';
import { previewsFromProjections } from '../content/previews-from-projections.ts';
import { readsFromProjections } from '../content/reads-from-projections.ts';
import { systemClock } from '../platform/clock.ts';
import type { Connections } from './connections.ts';

/** Content over the read models, with previews drawn like public pages. */
export function makeContent(
  { log, pool }: Connections,
  directory: Directory,
  assets: Assets,
): ContentArea {
  return openContent({
    log,
    pool,
    clock: systemClock,
    directory,
    reads: readsFromProjections(pool, directory),
    previews: previewsFromProjections(
      pool,
      directory,
      (screen, viewer) => renderScreen(screen, viewer, assets).html,
    ),
  });
}

const everyMinuteMs = 60_000;

/** Settles, every minute, what commands that were cut off left behind. */
export function startHousekeeping(
  content: ContentArea,
  onTrouble: (cause: unknown) => void,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const once = async () => {
    await content.resumeUnfinishedWork();
    await content.sweepClaims();
  };
  const turn = () => {
    running = running.then(once).catch(onTrouble);
  };
  turn();
  const timer = setInterval(turn, everyMinuteMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
