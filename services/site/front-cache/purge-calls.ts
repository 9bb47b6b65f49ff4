import type { FrontCache } from '../../adapters/config/variables.ts';
import type { OutgoingRequest } from '../../adapters/fetching/call-out.ts';
import { everyPage } from './cache-keys.ts';

/** The most keys that each takes in one call; what Varnish takes is limited by its header. */
const keysPerCall = { varnish: 400, fastly: 256, cloudflare: 30 } as const;

/** Returns the calls that purge keys from a cache; everything with the key of every page. */
export function purgeCalls(
  cache: FrontCache,
  keys: readonly string[],
  secret: string | undefined,
): readonly OutgoingRequest[] {
  const isAll = keys.includes(everyPage);
  if (isAll && cache.kind !== 'varnish') return [callForAll(cache, secret)];
  const size = keysPerCall[cache.kind];
  const wanted = isAll ? [everyPage] : keys;
  return Array.from({ length: Math.ceil(wanted.length / size) }, (_, at) =>
    callFor(cache, wanted.slice(at * size, (at + 1) * size), secret),
  );
}

function callFor(cache: FrontCache, keys: readonly string[], secret = ''): OutgoingRequest {
  switch (cache.kind) {
    case 'varnish':
      return {
        method: 'PURGE',
        address: cache.address,
        headers: { 'xkey-purge': keys.join(' ') },
        ownHeaders: secret === '' ? {} : { 'purge-key': secret },
      };
    case 'fastly':
      return fastly(cache.service, 'purge', secret, { surrogate_keys: keys });
    case 'cloudflare':
      return cloudflare(cache.service, secret, { tags: keys });
  }
}

function callForAll(
  { kind, service }: Exclude<FrontCache, { readonly kind: 'varnish' }>,
  secret = '',
): OutgoingRequest {
  return kind === 'fastly'
    ? fastly(service, 'purge_all', secret, {})
    : cloudflare(service, secret, { purge_everything: true });
}

/** https://www.fastly.com/documentation/reference/api/purging/ */
function fastly(service: string, action: string, secret: string, body: object): OutgoingRequest {
  return posted(`https://api.fastly.com/service/${service}/${action}`, body, {
    'fastly-key': secret,
  });
}

/** https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
function cloudflare(zone: string, secret: string, body: object): OutgoingRequest {
  return posted(`https://api.cloudflare.com/client/v4/zones/${zone}/purge_cache`, body, {
    authorization: `Bearer ${secret}`,
  });
}

function posted(
  address: string,
  content: object,
  ownHeaders: Readonly<Record<string, string>>,
): OutgoingRequest {
  const body = JSON.stringify(content);
  const length = String(Buffer.byteLength(body));
  const headers = { 'content-type': 'application/json', 'content-length': length };
  return { method: 'POST', address, body, headers, ownHeaders };
}
