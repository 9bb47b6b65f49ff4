import { fieldsOf } from '@parvis/contracts/content/header.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { headers } from '@parvis/contracts/content/testing/headers.ts';
import { type ItemReceipt, itemReceiptSchema } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { TestResponse } from '../../http/testing/call-endpoint.ts';
import type { ServedContent } from './served-content.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the header of a kind as a client sends it, with another slug and other changes. */
export function fieldsWith(kind: ContentKind, slug: string, changes: Fields = {}): Fields {
  return { ...fieldsOf(headers[kind]), slug, ...changes };
}

/** Creates an item of a kind through the API. @throws Error when it is refused */
export async function createItem(
  served: ServedContent,
  kind: ContentKind,
  slug: string,
  changes: Fields = {},
  locale: Locale = 'fr',
): Promise<ItemReceipt> {
  const body = { locale, ...fieldsWith(kind, slug, changes) };
  return (await served.call(kindEndpoints[kind].create, { body })).as(itemReceiptSchema);
}

/** Returns the query that makes a read wait for a write. */
export function after(came: TestResponse): { readonly after: string } {
  return { after: came.headers.get('X-Log-Position') ?? '' };
}

/** Returns the status of a response, and the code of its refusal. */
export function outcomeOf({
  status,
  problem,
}: TestResponse): readonly [number, string | undefined] {
  return [status, problem?.code];
}
