import { pictureSources, type ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import { listRenditions, renditionKey } from '@parvis/contracts/media/renditions.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { harbourPicture } from '../testing/harbour.ts';
import { Picture } from './picture.tsx';

function htmlOf(change: Partial<ShownImage> = {}, lazy = true, locale: 'fr' | 'en' = 'fr'): string {
  const shown = { ...harbourPicture, ...change };
  return renderToString(
    <Picture image={shown} use="card" sizes="33vw" locale={locale} lazy={lazy} />,
  );
}

/** Returns all addresses in a document. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/\/media\/(renditions\/[^\s",]+)/g)].map(([, key = '']) => key);
}

describe('A picture on a page', () => {
  test('offers AVIF, then WebP, at every width, and has its size before it is loaded', () => {
    const crop = `/media/renditions/${harbourPicture.hash}/50-0-1500-1000`;
    const srcset = (format: string) =>
      [1280, 1024, 768, 480].map((width) => `${crop}/${width}.${format} ${width}w`).join(', ');
    expect(htmlOf().replaceAll(/ class="[^"]*"/g, '')).toBe(
      '<picture>' +
        `<source type="image/avif" srcSet="${srcset('avif')}" sizes="33vw"/>` +
        `<source type="image/webp" srcSet="${srcset('webp')}" sizes="33vw"/>` +
        `<img src="${crop}/1280.jpg" alt="Le port" width="1280" height="853" decoding="async" loading="lazy"/>` +
        '</picture>',
    );
  });

  test('requests only renditions that exist', () => {
    const made = new Set(listRenditions(harbourPicture).map(renditionKey));
    const requests = addressesIn(htmlOf());
    expect(requests.length).toBe(9);
    expect(requests.filter((key) => !made.has(key))).toEqual([]);
  });

  test('loads eagerly when it is above the fold', () => {
    expect(htmlOf({}, false)).toMatch(/loading="eager" fetchPriority="high"/i);
  });

  test.each<[string, Partial<ShownImage>, string]>([
    ['in its language', {}, 'alt="The harbour"'],
    [
      'in the other one if it is missing',
      { alternativeText: { fr: 'Le port', en: '' } },
      'alt="Le port" lang="fr"',
    ],
    ['not at all when it is decorative', { decorative: true }, 'alt=""'],
  ])('is read out %s', (_how, change, expected) => {
    expect(htmlOf(change, true, 'en')).toContain(expected);
  });

  test('names its author and has no inline style', () => {
    const html = htmlOf({ credit: 'Atelier <Estuaire>' });
    expect(html).toContain('data-credit="Atelier &lt;Estuaire&gt;"');
    expect(html).not.toContain('style=');
  });

  test('that is smaller than every width keeps its own size', () => {
    const small = { ...harbourPicture, width: 300, height: 200 };
    expect(pictureSources(small, 'whole')).toMatchObject({ width: 300, height: 200 });
  });
});
