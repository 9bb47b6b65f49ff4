import { withheldFromReader } from '../http/reading-as.ts';
import type { AccountNames } from './account-names.ts';

const systemId = 'system';

/** Names of people, for those who may read them: others find their own alone, and ids for the rest. */
export function withheldNames(names: AccountNames): AccountNames {
  return {
    namesOf(accountIds) {
      const reader = withheldFromReader('people');
      if (reader === undefined) return names.namesOf(accountIds);
      return names.namesOf(accountIds.filter((id) => id === reader.accountId || id === systemId));
    },
  };
}
