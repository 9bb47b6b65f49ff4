import { describe, expect, it } from 'vitest';
import { filesOf, leastPictureBytes, picturesAmong } from './clipboard-pictures.ts';

const bytes = (count: number) => btoa('\xff'.repeat(count));
const png = (count = leastPictureBytes) => `data:image/png;base64,${bytes(count)}`;
const read = (address: string, alt = 'Agence') => filesOf([{ address, alt }]);

describe('a picture within pasted HTML', () => {
  it('is a file with its bytes, its type and the name that its alternative text gives', async () => {
    const [file, ...others] = read(png());
    expect([file?.name, file?.type, file?.size, others]).toEqual([
      'Agence.png',
      'image/png',
      leastPictureBytes,
      [],
    ]);
    expect(new Uint8Array((await file?.arrayBuffer()) ?? []).every((byte) => byte === 255)).toBe(
      true,
    );
  });

  it.each([
    ['', 'image.png'],
    ['.', 'image.png'],
    ['C:\\photos\\quai.jpg', 'C photos quai jpg.png'],
    [
      'Une longue description '.repeat(9),
      `${'Une longue description '.repeat(4).slice(0, 80).trim()}.png`,
    ],
  ])('with the alternative text %j has the name %j', (alt, name) => {
    expect(read(png(), alt).map((file) => file.name)).toEqual([name]);
  });

  it('is read once, however often it is shown', () => {
    const address = png();
    expect(
      filesOf([
        { address, alt: 'un' },
        { address, alt: 'deux' },
      ]),
    ).toHaveLength(1);
  });

  it('may have parameters, capitals and line ends in its address', () => {
    const address = `DATA:Image/JPEG;charset=utf-8;BASE64,${bytes(300).slice(0, 60)}\r\n${bytes(300).slice(60)}`;
    expect(read(address).map(({ name, size }) => [name, size])).toEqual([['Agence.jpg', 300]]);
  });

  it.each([
    ['smaller than any picture', png(leastPictureBytes - 1)],
    ['a drawing', `data:image/svg+xml;base64,${bytes(300)}`],
    ['no image', `data:text/html;base64,${bytes(300)}`],
    ['not in base64', `data:image/png,${'%ff'.repeat(300)}`],
    ['broken', `data:image/png;base64,*${bytes(300)}`],
    ['without data', 'data:image/png;base64'],
  ])('is left out when it is %s', (_what, address) => {
    expect(read(address)).toEqual([]);
  });
});

describe('the files of a clipboard', () => {
  it('are pictures when the library takes their format', () => {
    const files = ['image/png', 'image/webp', 'image/tiff', 'application/pdf'].map(
      (type) => new File(['x'], 'image', { type }),
    );
    expect(picturesAmong(files).map(({ type }) => type)).toEqual(['image/png', 'image/webp']);
    expect(picturesAmong(undefined)).toEqual([]);
  });
});
