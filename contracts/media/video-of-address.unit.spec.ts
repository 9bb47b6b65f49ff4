import { expect, test } from 'vitest';
import { videoProviderSchema } from './details.ts';
import { videoProviders } from './video-addresses.ts';
import { videoOfAddress } from './video-of-address.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ'],
  [' https://youtu.be/dQw4w9WgXcQ?si=a ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871', 'vimeo', '76979871'],
  ['https://www.dailymotion.com/video/x8abc1', 'dailymotion', 'x8abc1'],
  ['https://dai.ly/x8abc1', 'dailymotion', 'x8abc1'],
])('%s is a video of %s', (address, provider, videoId) => {
  expect(videoOfAddress(address)).toEqual({ provider, videoId });
});

test.each(videoProviderSchema.options)(
  'the addresses that we generate for %s are parsed',
  (provider) => {
    const video = { provider, videoId: '76979871' };
    const { watch, embed } = videoProviders[provider];
    expect([videoOfAddress(watch('76979871')), videoOfAddress(embed('76979871'))]).toEqual([
      video,
      video,
    ]);
  },
);

test.each([
  'dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/a%22onload',
  'https://www.youtube.com/',
  'https://vimeo.com/channels/staffpicks',
  'https://127.0.0.1/video/1',
])('%s is not a video', (address) => {
  expect(videoOfAddress(address)).toBe(undefined);
});
