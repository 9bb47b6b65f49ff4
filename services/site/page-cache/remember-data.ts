import type { Position } from '@parvis/contracts/log/position.ts';
import type { Admission } from '../../http/admission.ts';
import { decompress } from './compress-page.ts';
import { type CachedPage, encodePage, type PageCache } from './page-cache.ts';

/** Data with its log position, and the tags of what it shows. */
interface ComposedData {
  readonly body: unknown;
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Data as JSON, and the same compressed. */
interface RememberedData {
  readonly text: string;
  readonly brotli: Buffer;
}

/** Returns data as JSON; undefined when there is none. @throws NotAdmitted */
export type RememberData = (
  key: string,
  compose: () => Promise<ComposedData | undefined>,
) => Promise<RememberedData | undefined>;

/**
 * Keeps data that is the same for every reader among the cached pages, until something that it shows
 * changes; what has to be composed is admitted as pages are.
 */
export function rememberData(cache: PageCache, admission: Admission): RememberData {
  return async (key, compose) => {
    const found = cache.find(key);
    if (found !== undefined) return dataOf(found.page);
    return admission.run(async () => {
      await cache.ready();
      const { generation } = cache;
      const composed = await compose();
      if (composed === undefined) return undefined;
      const { body, position, tags } = composed;
      const text = JSON.stringify(body);
      const rendered = { status: 200, type: 'application/json', body: Buffer.from(text) };
      const page = encodePage({ ...rendered, position, tags, generation });
      cache.putLater(key, page);
      return { text, brotli: page.bytes.br };
    });
  };
}

function dataOf({ bytes }: CachedPage): RememberedData {
  return { text: decompress(bytes).toString(), brotli: bytes.br };
}
