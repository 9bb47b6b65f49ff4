import { type VideoProvider, videoSourceSchema } from './details.ts';

/** A provider's video. */
export interface ProviderVideo {
  readonly provider: VideoProvider;
  readonly videoId: string;
}

/** How each provider's hosts encode the id of a video in their addresses. */
const hosts: Readonly<Record<string, { provider: VideoProvider; path: RegExp; query?: string }>> = {
  'youtube.com': { provider: 'youtube', path: /^\/(?:embed|shorts|live)\/([^/]+)/, query: 'v' },
  'youtube-nocookie.com': { provider: 'youtube', path: /^\/embed\/([^/]+)/ },
  'youtu.be': { provider: 'youtube', path: /^\/([^/]+)/ },
  'vimeo.com': { provider: 'vimeo', path: /^\/(\d+)/ },
  'player.vimeo.com': { provider: 'vimeo', path: /^\/video\/(\d+)/ },
  'dailymotion.com': { provider: 'dailymotion', path: /^\/(?:embed\/)?video\/([^/]+)/ },
  'geo.dailymotion.com': { provider: 'dailymotion', path: /^\/player\/([^/]+)$/, query: 'video' },
  'dai.ly': { provider: 'dailymotion', path: /^\/([^/]+)/ },
};

/**
 * Parses a provider's video from its address; undefined for any other address. Nothing is fetched.
 */
export function videoOfAddress(address: string): ProviderVideo | undefined {
  const url = URL.parse(address.trim());
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return undefined;
  const host = hosts[url.hostname.replace(/^(?:www|m)\./, '')];
  if (host === undefined) return undefined;
  const requested = host.query === undefined ? null : url.searchParams.get(host.query);
  const source = videoSourceSchema.safeParse({
    provider: host.provider,
    videoId: requested ?? host.path.exec(url.pathname)?.[1],
  });
  return source.success && 'provider' in source.data ? source.data : undefined;
}
