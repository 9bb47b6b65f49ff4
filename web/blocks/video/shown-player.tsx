import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { findPicture, toPoster } from '@parvis/contracts/media/picture-in-use.ts';
import { imageAlt, type ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { ShownVideo } from '@parvis/contracts/media/shown-video.ts';
import { videoProviders } from '@parvis/contracts/media/video-addresses.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import { type IntlShape, useIntl } from 'react-intl';
import { Island } from '../../ui/island/island.tsx';
import { composePictureParts } from '../../ui/picture/picture-parts.ts';
import { filmLength } from '../film-length.ts';
import type { PlayerVideo, VideoLabels } from './player-video.ts';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

interface ShownPlayerProps extends Pick<VideoPlayerProps, 'label' | 'start'> {
  readonly videos: readonly ShownVideo[];
  /** Images by id, including the videos' posters. */
  readonly images: ReadonlyMap<MediaId, ShownImage> | undefined;
  readonly locale: Locale;
  readonly viewer: Viewer;
}

/** Plays videos from the library; editors get posters and links. */
export function ShownPlayer({ videos, images, locale, viewer, ...chosen }: ShownPlayerProps) {
  const intl = useIntl();
  const player: VideoPlayerProps = {
    ...chosen,
    videos: videos.map((video) => playerVideo(video, images, locale, intl)),
    labels: labelsIn(intl),
  };
  if (viewer.logged) return <VideoPlayer {...player} />;
  return <Island name="video" wake="visible" of={VideoPlayer} props={player} />;
}

function playerVideo(
  video: ShownVideo,
  images: ShownPlayerProps['images'],
  locale: Locale,
  intl: IntlShape,
): PlayerVideo {
  const { id, title, alternativeText, source, seconds } = video;
  const poster = findPicture(toPoster(video, locale), { images, locale });
  const common = {
    id,
    title: textIn(title, locale),
    inWords: imageAlt({ alternativeText, decorative: false }, locale).alt,
    poster: poster ? composePictureParts(poster, 'whole', locale) : null,
    length: seconds === undefined ? null : filmLength(intl, seconds),
  };
  if (source.kind === 'own') return { ...common, href: source.href, player: { kind: 'own' } };
  const { name, watch, embed, player: origin, greeting } = videoProviders[source.provider];
  const there = { origin, embed: embed(source.videoId), greeting };
  const player = { kind: 'provider' as const, name, ...there };
  return { ...common, href: watch(source.videoId), player };
}

function labelsIn({ formatMessage }: IntlShape): VideoLabels {
  const named = { name: '{name}', title: '{title}' };
  return {
    play: formatMessage({ id: 'video.play' }),
    pause: formatMessage({ id: 'video.pause' }),
    resume: formatMessage({ id: 'video.resume' }),
    mute: formatMessage({ id: 'video.mute' }),
    unmute: formatMessage({ id: 'video.unmute' }),
    playlist: formatMessage({ id: 'video.playlist' }),
    loading: formatMessage({ id: 'video.loading' }),
    failed: formatMessage({ id: 'video.failed' }),
    inWords: formatMessage({ id: 'video.in-words' }),
    credit: formatMessage({ id: 'picture.credit-label' }),
    allow: formatMessage({ id: 'video.allow' }),
    settings: formatMessage({ id: 'video.settings' }),
    consent: formatMessage({ id: 'video.consent' }, named),
    watch: formatMessage({ id: 'video.watch' }, named),
    watchOwn: formatMessage({ id: 'video.watch-own' }, named),
    newTabNote: formatMessage({ id: 'link.new-tab' }),
  };
}
