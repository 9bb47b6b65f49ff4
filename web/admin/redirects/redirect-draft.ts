import type { redirectInputSchema } from '@parvis/contracts/redirects/redirect.ts';
import type { RedirectView } from '@parvis/contracts/redirects/views.ts';
import { z } from 'zod';

/** The status codes of redirects, as the options of a select. */
export const statuses = ['301', '302', '308', '410'] as const;

/** A redirect in its form. */
export const redirectDraftSchema = z.object({
  from: z.string(),
  status: z.enum(statuses),
  to: z.string(),
});
export type RedirectDraft = z.infer<typeof redirectDraftSchema>;

/** Returns a redirect for its form; a new, permanent one when there is none. */
export function toDraft(redirect: RedirectView | undefined): RedirectDraft {
  if (redirect === undefined) return { from: '', status: '301', to: '' };
  const { from, target } = redirect;
  const status = statuses.find((one) => one === String(target.status)) ?? '301';
  return { from, status, to: target.status === 410 ? '' : target.to };
}

/** Converts a form to the redirect that is sent; a path that is gone has no target. */
export function toRedirect({
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
