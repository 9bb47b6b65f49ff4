// @vitest-environment happy-dom

// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import type { VideoSource } from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { MediaItemScreen, Viewer } from '@parvis/contracts/site/screens.ts';
import { expect, test } from 'vitest';
import { swapQuotes } from '../../ui/island/swap-quotes.ts';
import { harbourPicture } from '../../ui/testing/harbour.ts';
import { renderScreen } from '../render-screen.tsx';

const href = '/media/files/film00000001/maree.mp4';
const posterId = mediaIdSchema.parse('image0000001');
const ours: VideoSource = { fileId: mediaIdSchema.parse('film00000001') };

function pageOfVideo(
  { source = ours, address }: { readonly source?: VideoSource; readonly address?: string },
  viewer: Viewer = { logged: false, editing: false },
): Document {
  const screen: MediaItemScreen = {
    screen: 'media-item',
    frame: {
      locale: 'fr',
      menu: [],
      translations: [{ locale: 'en', path: '/en/', isTranslation: false }],
    },
    path: '/mediaroom/mediatheque/video/video0000001-la-maree',
    item: {
      id: mediaIdSchema.parse('video0000001'),
      kind: 'video',
      revision: 1,
      deleted: false,
      release: null,
      updatedAt: '2026-02-12T09:00:00Z',
      updatedBy: 'Ada',
      title: { fr: 'La marée', en: '' },
      credit: 'Anne',
      alternativeText: { fr: 'La mer monte.', en: '' },
      posterId,
      source,
    },
    address,
    image: harbourPicture,
  };
  const { body } = renderScreen(screen, viewer, { stylesheets: [], script: '/islands.js' });
  return new DOMParser().parseFromString(body, 'text/html');
}

const player = (page: Document) => page.querySelector<HTMLElement>('[data-island="video"]');

test('a video’s page plays it, behind its poster, and links to it once', () => {
  const page = pageOfVideo({ address: href });
  expect(JSON.parse(swapQuotes(player(page)?.dataset['props'] ?? '{}'))).toMatchObject({
    start: 'pressed',
    videos: [{ title: 'La marée', inWords: 'La mer monte.', href, player: { kind: 'own' } }],
  });
  expect(player(page)?.querySelectorAll('img')).toHaveLength(1);
  expect(page.querySelectorAll(`main a[href="${href}"]`)).toHaveLength(1);
});

test('a provider’s video is played on its page as well', () => {
  const source = { provider: 'vimeo', videoId: '42' } as const;
  const page = pageOfVideo({ source, address: 'https://vimeo.com/42' });
  expect(JSON.parse(swapQuotes(player(page)?.dataset['props'] ?? '{}'))).toMatchObject({
    videos: [{ href: 'https://vimeo.com/42', player: { kind: 'provider', name: 'Vimeo' } }],
  });
});

test('editors get the poster and a link; for a video whose file is gone, only the poster', () => {
  const forEditors = pageOfVideo({ address: href }, { logged: true, editing: false });
  expect(player(forEditors)).toBeNull();
  expect(forEditors.querySelectorAll(`main img, main a[href="${href}"]`)).toHaveLength(2);
  const gone = pageOfVideo({});
  expect(player(gone)).toBeNull();
  expect(gone.querySelectorAll('main img')).toHaveLength(1);
});
