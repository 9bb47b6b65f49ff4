import type { VideoProvider } from './details.ts';

interface ProviderAddresses {
  readonly name: string;
  /** Scheme and host of its player. */
  readonly player: string;
  /** Where a person watches a video. */
  readonly watch: (videoId: string) => string;
  /** The player that is put into a page, set to play at once. */
  readonly embed: (videoId: string) => string;
  /** A message that its player answers without a script of theirs in the page; null where none is known. */
  readonly greeting: string | null;
}

const youtube = 'https://www.youtube-nocookie.com';
const vimeo = 'https://player.vimeo.com';
const dailymotion = 'https://geo.dailymotion.com';

/** Where the providers' videos are; their players are the ones that keep the least of visitors. */
export const videoProviders: Readonly<Record<VideoProvider, ProviderAddresses>> = {
  youtube: {
    name: 'YouTube',
    player: youtube,
    watch: (videoId) => `https://www.youtube.com/watch?v=${videoId}`,
    embed: (videoId) => `${youtube}/embed/${videoId}?autoplay=1&rel=0&enablejsapi=1`,
    greeting: '{"event":"listening","id":"parvis","channel":"widget"}',
  },
  vimeo: {
    name: 'Vimeo',
    player: vimeo,
    watch: (videoId) => `https://vimeo.com/${videoId}`,
    embed: (videoId) => `${vimeo}/video/${videoId}?autoplay=1&dnt=1`,
    greeting: '{"method":"ping"}',
  },
  dailymotion: {
    name: 'Dailymotion',
    player: dailymotion,
    watch: (videoId) => `https://www.dailymotion.com/video/${videoId}`,
    embed: (videoId) => `${dailymotion}/player.html?video=${videoId}&mute=false`,
    greeting: null,
  },
};
