import { maxFilenameLength } from '@parvis/contracts/media/limits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadName } from './file-name.ts';

test.each([
  ['rapport annuel.pdf', 'pdf', 'rapport annuel.pdf'],
  ['C:\\Users\\anne\\rapport.docx', 'docx', 'rapport.docx'],
  ['.htaccess', 'txt', 'document.txt'],
  ['..', 'txt', 'document.txt'],
  ['e\u0301te\u0301.csv', 'csv', 'été.csv'],
  ['a\r\nSet-Cookie: x.txt', 'txt', 'aSet-Cookie x.txt'],
  ['double.tar.gz', 'zip', 'double.tar.zip'],
])('“%s” is downloaded as %s under “%s”', (filename, extension, expected) => {
  expect(downloadName(filename, extension)).toBe(expected);
});

test('whatever its original name, a download has a short name without folders and with the right extension', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (filename) => {
      const name = downloadName(filename, 'pdf');
      expect(name.length).toBeLessThanOrEqual(maxFilenameLength);
      expect(name).toMatch(/^[^./\\\s][^/\\\p{Cc}]*\.pdf$/u);
    }),
    { seed: 20_260_105 },
  );
});
