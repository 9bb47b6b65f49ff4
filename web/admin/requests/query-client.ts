import { QueryClient } from '@tanstack/react-query';
import { isTransientFailure } from './failures.ts';

const attempts = 3;

/**
 * Returns a query client that retries reads without a response or with a transient error; a refusal is
 * final.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < attempts && isTransientFailure(error),
        retryDelay: (failures) => 300 * 2 ** failures,
      },
      mutations: { retry: false },
    },
  });
}
