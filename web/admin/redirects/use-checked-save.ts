import type { RedirectView } from '@parvis/contracts/redirects/views.ts';
import type { RedirectWarning } from '@parvis/contracts/redirects/warnings.ts';
import { useState } from 'react';
import { checkRedirect } from './api/check-redirect.ts';
import { type RedirectDraft, toDraft } from './redirect-draft.ts';

interface Checked {
  readonly of: string;
  readonly warnings: readonly RedirectWarning[];
}

/**
 * Returns a save that first shows why a redirect would not work, if that is so; repeated, it saves
 * the redirect as it is.
 */
export function useCheckedSave(
  redirect: RedirectView | undefined,
  draft: RedirectDraft,
  save: () => Promise<void>,
) {
  const [checked, setChecked] = useState<Checked>(() => ({
    of: keyOf(toDraft(redirect)),
    warnings: redirect?.warnings ?? [],
  }));
  const isCurrent = checked.of === keyOf(draft);
  return {
    warnings: isCurrent ? checked.warnings : [],
    save: async () => {
      if (!isCurrent) {
        // The save itself says what is wrong with an address that cannot be checked.
        const warnings = await checkRedirect(addressesOf(draft)).catch(() => []);
        setChecked({ of: keyOf(draft), warnings });
        if (warnings.length > 0) return;
      }
      await save();
    },
  };
}

function addressesOf({ from, status, to }: RedirectDraft) {
  return { from, to: status === '410' ? '' : to };
}

function keyOf(draft: RedirectDraft): string {
  return JSON.stringify(addressesOf(draft));
}
