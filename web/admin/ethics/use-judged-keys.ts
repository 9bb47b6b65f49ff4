import type { Officers } from '@parvis/contracts/ethics/key-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { type JudgedKey, judgeKeys } from './key-checks.ts';

/** Returns the keys as judged by the unlocked private key; undefined at first. */
export function useJudgedKeys(
  identity: string,
  officers: Officers,
): readonly JudgedKey[] | undefined {
  const { data, error } = useQuery({
    queryKey: ['ethics', 'judged', officers],
    queryFn: async () => {
      const { recipientOf } = await import('./sealing.ts');
      return judgeKeys(identity, await recipientOf(identity), officers);
    },
    gcTime: 0,
  });
  if (error) throw error;
  return data;
}
