import { startOfLog } from '@parvis/contracts/log/position.ts';
import { describe, expect, it } from 'vitest';
import { hashOfSecret, newSecret } from '../../http/secrets.ts';
import type { LoadedItem } from '../item/item-store.ts';
import { after, given, pageId } from '../testing/builders.ts';
import { SharedPreviews } from './shared-previews.ts';

const [shownHash, otherHash] = ['a'.repeat(64), 'b'.repeat(64)];
const secret = newSecret();
const now = new Date('2026-03-01T12:00:00.000Z');
const state = after(given.created, {
  type: 'PreviewLinkCreated',
  data: {
    contentId: pageId,
    linkId: 'link00000001',
    digest: hashOfSecret(secret).toString('hex'),
    until: '2026-03-02T12:00:00.000Z',
  },
});
const loaded: LoadedItem = { state, revision: 1, position: startOfLog, commands: new Map() };
const image = `/media/renditions/${shownHash}/whole/480.avif`;
const wide = `/media/renditions/${shownHash}/0-0-100-50/1280.avif`;
const file = '/media/files/file00000001/bilan.pdf';
const html = `<img src="${image}" srcset="${image} 480w, ${wide} 1280w"><a href="${file}">x</a>`;

function previews() {
  const shared = () => Promise.resolve(html);
  return new SharedPreviews(
    { load: () => Promise.resolve(loaded) },
    { shared },
    { now: () => now },
  );
}

describe('A shared draft', () => {
  it('has addresses of its media that its link opens', async () => {
    const token = `?preview=${pageId}.${secret}`;
    expect(await previews().page(pageId, secret)).toBe(
      `<img src="${image}${token}" srcset="${image}${token} 480w, ${wide}${token} 1280w"><a href="${file}${token}">x</a>`,
    );
  });

  it('shows the media in it and no others, also where it was not opened before', async () => {
    const shows = (medium: string, token: unknown = `${pageId}.${secret}`) =>
      previews().shows(token, medium);
    expect([await shows(shownHash), await shows('file00000001')]).toEqual([true, true]);
    expect([await shows(otherHash), await shows('file00000002')]).toEqual([false, false]);
    for (const token of [`${pageId}.${newSecret()}`, pageId, '', ['x'], null])
      expect(await shows(shownHash, token)).toBe(false);
  });
});
