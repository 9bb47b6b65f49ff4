import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { decodingOptions } from '../../pictures/draw-rendition.ts';
import { quality } from '../redraw-picture.ts';
import { UnknownContent } from '../unknown-content.ts';
import { colour, countComponents } from './colours.ts';
import { decodeFacsimile } from './copy-facsimile.ts';
import { copyJbig2 } from './copy-jbig2.ts';
import { copyJpeg } from './copy-jpeg.ts';
import {
  decodedOnce,
  dictionary,
  eitherOf,
  type Kind,
  numberIn,
  oneOf,
  type PdfCopy,
  plain,
  plains,
  streamOf,
} from './copy-objects.ts';

const keys = {
  Type: oneOf('XObject'),
  Subtype: oneOf('Image'),
  Width: plain,
  Height: plain,
  ColorSpace: colour,
  BitsPerComponent: plain,
  Intent: plain,
  ImageMask: plain,
  Mask: eitherOf(plains, (value, copy) => image(value, copy)),
  SMask: (value: PDFObject, copy: PdfCopy) => image(value, copy),
  Decode: plains,
  Interpolate: plain,
  Matte: plains,
} satisfies Record<string, Kind>;
const parameters = dictionary({
  Columns: plain,
  Predictor: plain,
  Colors: plain,
  BitsPerComponent: plain,
  JBIG2Globals: streamOf({}, copyJbig2),
});

/** Images: photographs are redrawn, others are decoded and packed anew; JPEG 2000 is refused. */
export const image: Kind = (value, copy) => {
  if (!(value instanceof PDFRawStream)) return undefined;
  if (value.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Image')) return undefined;
  const to = copy.entries(keys, value.dict);
  const filters = namesIn(value.dict.lookup(PDFName.of('Filter')));
  const last = filters.at(-1);
  const packed = before(value, copy, filters);
  if (last === 'DCTDecode') return photograph(to, packed, copy);
  if (last === 'CCITTFaxDecode') return facsimile(value, to, packed, copy);
  if (last === 'JBIG2Decode') {
    to.set(PDFName.of('Filter'), PDFName.of(last));
    setParameters(value, to, copy);
    return PDFRawStream.of(to, copyJbig2(packed));
  }
  if (last === 'JPXDecode') throw new UnknownContent('an image in JPEG 2000');
  setParameters(value, to, copy);
  return copy.stream(to, packed.subarray(0, bytesNeeded(value, to, copy)));
};

/** Returns the bytes that the last filter has to decode, or the pixels. */
function before(value: PDFRawStream, copy: PdfCopy, filters: readonly string[]): Buffer {
  const isCoded = /^(?:DCT|CCITTFax|JBIG2|JPX)Decode$/.test(filters.at(-1) ?? '');
  if (!isCoded) return decodedOnce(value);
  const outer = PDFArray.withContext(copy.source);
  for (const name of filters.slice(0, -1)) outer.push(PDFName.of(name));
  if (outer.size() === 0) return Buffer.from(value.contents);
  const dict = PDFDict.withContext(copy.source);
  dict.set(PDFName.of('Filter'), outer);
  return decodedOnce(PDFRawStream.of(dict, value.contents));
}

function namesIn(value: PDFObject | undefined): readonly string[] {
  const all = value instanceof PDFArray ? value.asArray() : [value];
  const short: Readonly<Record<string, string>> = { DCT: 'DCTDecode', CCF: 'CCITTFaxDecode' };
  return all.flatMap((one) => {
    const name = one instanceof PDFName ? one.decodeText() : undefined;
    return name === undefined ? [] : [short[name] ?? name];
  });
}

/** Returns the parameters of the last filter: those before it are undone. */
function lastParameters(value: PDFRawStream, copy: PdfCopy): PDFObject | undefined {
  const given = copy.resolved(value.dict.get(PDFName.of('DecodeParms')));
  return copy.resolved(given instanceof PDFArray ? given.asArray().at(-1) : given);
}

/** Decodes an image as facsimile machines send it: bytes after its end are seen by nobody. */
function facsimile(value: PDFRawStream, to: PDFDict, data: Buffer, copy: PdfCopy): PDFObject {
  const given = lastParameters(value, copy);
  const number = (key: string) => (given instanceof PDFDict ? numberIn(given, key) : undefined);
  const isTrue = (key: string) =>
    given instanceof PDFDict && String(given.lookup(PDFName.of(key))) === 'true';
  const columns = number('Columns') ?? 1728;
  const rows = numberIn(value.dict, 'Height') ?? number('Rows') ?? 0;
  const ref = copy.target.nextRef();
  copy.pending.push(async () => {
    const pixels = await decodeFacsimile({
      data,
      columns,
      rows,
      k: number('K') ?? 0,
      isByteAligned: isTrue('EncodedByteAlign'),
      isBlackOne: isTrue('BlackIs1'),
    });
    copy.target.assign(ref, copy.stream(to, pixels));
  });
  return ref;
}

function setParameters(value: PDFRawStream, to: PDFDict, copy: PdfCopy): void {
  const copied = copy.of(parameters, lastParameters(value, copy));
  if (copied !== undefined) to.set(PDFName.of('DecodeParms'), copied);
}

function photograph(to: PDFDict, jpeg: Buffer, copy: PdfCopy): PDFObject {
  const { bytes, components } = copyJpeg(jpeg);
  to.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
  // A PDF’s colours of four inks are coded in ways that a redrawing would turn round.
  if (components !== 1 && components !== 3) return PDFRawStream.of(to, bytes);
  const ref = copy.target.nextRef();
  copy.pending.push(async () => {
    const colours = components === 1 ? 'b-w' : 'srgb';
    const drawn = await sharp(bytes, decodingOptions)
      .toColourspace(colours)
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    copy.target.assign(ref, PDFRawStream.of(to, drawn));
  });
  return ref;
}

/** Returns how many bytes the pixels have: what follows them is seen by nobody. */
function bytesNeeded(value: PDFRawStream, to: PDFDict, copy: PdfCopy): number | undefined {
  const [width, height] = [numberIn(value.dict, 'Width'), numberIn(value.dict, 'Height')];
  const isMask = String(value.dict.lookup(PDFName.of('ImageMask'))) === 'true';
  const bits = isMask ? 1 : (numberIn(value.dict, 'BitsPerComponent') ?? 8);
  const colours = copy.resolved(value.dict.get(PDFName.of('ColorSpace')));
  const components = isMask ? 1 : countComponents(colours, copy);
  if (width === undefined || height === undefined || components === undefined) return undefined;
  const parms = to.lookup(PDFName.of('DecodeParms'));
  const predictor = parms instanceof PDFDict ? (numberIn(parms, 'Predictor') ?? 1) : 1;
  const row = Math.ceil((width * bits * components) / 8) + (predictor >= 10 ? 1 : 0);
  return row * height;
}
