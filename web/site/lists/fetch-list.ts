import type { ListData } from '@parvis/contracts/site/filters/list-data.ts';

/** Fetches the data of a page of the list. Rejects when there are none: then nothing changes. */
export async function fetchList(href: string, signal: AbortSignal): Promise<ListData> {
  const address = new URL(href, location.href);
  address.searchParams.set('json', '1');
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
  const data: unknown = await response.json();
  if (!isListData(data)) throw new Error(`the list answered ${response.status}`);
  return data;
}

/** An answer that says success comes from the components of this very build. */
function isListData(data: unknown): data is ListData {
  return typeof data === 'object' && data !== null && 'success' in data && data.success === true;
}
