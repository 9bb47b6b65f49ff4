import type { ListControls } from '@parvis/contracts/http/list-controls.ts';
import { pastedPath } from '@parvis/contracts/http/pasted-address.ts';
import { redirectListFields } from '@parvis/contracts/redirects/endpoints.ts';
import type { RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';

export interface RedirectFilter extends ListControls {
  /** A part of either address, case-insensitive, or an address with its host. */
  readonly q?: string | undefined;
  readonly status?: number | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const held = {
  to: "state->'content'->'target'->>'to'",
  status: "state->'content'->'target'->>'status'",
};

/** Lists redirects; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listRedirects(db: Queryable, filter: RedirectFilter) {
  const { q, status, page, pageSize } = filter;
  return listRevisioned<RedirectContent>(db, 'redirects', {
    page,
    pageSize,
    where: `($3::text is null or strpos(words, $3) > 0)
      and ($4::int is null or (state->'content'->'target'->>'status')::int = $4)`,
    values: [q ? (pastedPath(q) ?? q).toLowerCase() : null, status ?? null],
    fields: redirectListFields,
    held,
    controls: filter,
  });
}
