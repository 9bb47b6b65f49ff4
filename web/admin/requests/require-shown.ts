import { isSignedOut } from './failures.ts';

/**
 * Requires that a screen has data to show; data that was read is kept when a refetch fails.
 * @throws the error of the read if there is nothing, or if the user has to sign in again
 */
export function requireShown(data: unknown, error: Error | null | undefined): void {
  if (error && (data === undefined || isSignedOut(error))) throw error;
}
