import { getContainerRuntimeClient } from 'testcontainers';

/** The real server for a test suite, if there is one. */
export interface RealServer {
  /** The address of a running server to use instead of a container. */
  readonly url: string | undefined;
  readonly isThere: boolean;
  /** Its address, or the reason why there is none, for the suite's title. */
  readonly circumstances: string;
}

/** Looks for a real server: the one named by a variable, else a container. */
export async function findRealServer(variable: string): Promise<RealServer> {
  const url = process.env[variable];
  if (url !== undefined) return { url, isThere: true, circumstances: `the one of ${variable}` };
  const isThere = await getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
  const circumstances = isThere
    ? 'in a container'
    : `skipped: no container runtime answers on this machine, and ${variable} is not set`;
  return { url, isThere, circumstances };
}
