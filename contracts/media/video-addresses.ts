import type { VideoProvider } from './details.ts';

interface ProviderAddresses {
  readonly name: string;
  /** The origin of the player. */
  readonly player: string;
  /** The page of a video on the provider's site. */
  readonly watch: (videoId: string) => string;
  /** The embedded player, with autoplay. */
  readonly embed: (videoId: string) => string;
  /** A message to which the player replies, without the provider's script in our page; null if unknown. */
  readonly greeting: string | null;
}

const youtube = 'https://www.youtube-nocookie.com';
const vimeo = 'https://player.vimeo.com';
const dailymotion = 'https://geo.dailymotion.com';

/** The addresses of each provider; of its players, the most privacy-friendly. */
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
