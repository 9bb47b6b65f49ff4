import type { Officers } from '@parvis/contracts/ethics/key-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { type CheckedKey, checkKeys } from './key-checks.ts';

/** Returns the keys as checked with the unlocked private key; undefined at first. */
export function useCheckedKeys(
  identity: string,
  officers: Officers,
): readonly CheckedKey[] | undefined {
  const { data, error } = useQuery({
    queryKey: ['ethics', 'judged', officers],
    queryFn: async () => {
      const { deriveRecipient: recipientOf } = await import('./sealing.ts');
      return checkKeys(identity, await recipientOf(identity), officers);
    },
    gcTime: 0,
  });
  if (error) throw error;
  return data;
}
