import type { redirectInputSchema } from '@parvis/contracts/redirects/redirect.ts';
import type { RedirectView } from '@parvis/contracts/redirects/views.ts';
import { z } from 'zod';

/** How an address may be redirected, as the choices of a select. */
export const statuses = ['301', '302', '308', '410'] as const;

/** A redirect as it is typed. */
export const redirectDraftSchema = z.object({
  from: z.string(),
  status: z.enum(statuses),
  to: z.string(),
});
type RedirectDraft = z.infer<typeof redirectDraftSchema>;

/** Returns a redirect for its form; of none, the start of a permanent one. */
export function draftOf(redirect: RedirectView | undefined): RedirectDraft {
  if (redirect === undefined) return { from: '', status: '301', to: '' };
  const { from, target } = redirect;
  const status = statuses.find((one) => one === String(target.status)) ?? '301';
  return { from, status, to: target.status === 410 ? '' : target.to };
}

/** Returns what is typed as it is sent; an address that is gone leads nowhere. */
export function redirectOf({
  from,
  status,
  to,
}: RedirectDraft): z.input<typeof redirectInputSchema> {
  switch (status) {
    case '301':
      return { from, target: { status: 301, to } };
    case '302':
      return { from, target: { status: 302, to } };
    case '308':
      return { from, target: { status: 308, to } };
    case '410':
      return { from, target: { status: 410 } };
  }
}
