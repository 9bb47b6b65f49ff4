import { QueryClient } from '@tanstack/react-query';
import { isReadAgain, readAgainAfterMs } from './read-again.ts';

/**
 * Returns a query client that retries reads without a response or with a transient error; a refusal is
 * final.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: isReadAgain,
        retryDelay: readAgainAfterMs,
      },
      mutations: { retry: false },
    },
  });
}
