import { isTransient } from '@parvis/projections/postgres/transient-error.ts';
import { CannotStart } from '@parvis/services/adapters/embedded-postgres/cannot-start.ts';
import { type RunningParvis, startParvis } from '@parvis/services/main/start-parvis.ts';

/** @throws CannotStart, also when the database or the log stops responding meanwhile */
export async function startOrExplain(
  ...parts: Parameters<typeof startParvis>
): Promise<RunningParvis> {
  try {
    return await startParvis(...parts);
  } catch (cause) {
    if (!isTransient(cause)) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CannotStart(
      `The database or the log stopped responding while Parvis started (${why}): start it again once it responds; it continues where it was.`,
      { cause },
    );
  }
}
