import { PDFArray, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { copyCalculator } from './copy-content.ts';
import {
  arrayOf,
  dictionary,
  eitherOf,
  type Kind,
  numberIn,
  type PdfCopy,
  plain,
  plains,
  streamOf,
  text,
} from './copy-objects.ts';

const byCount: Readonly<Record<number, string>> = {
  1: 'DeviceGray',
  3: 'DeviceRGB',
  4: 'DeviceCMYK',
};
const white = dictionary({
  WhitePoint: plains,
  BlackPoint: plains,
  Gamma: eitherOf(plain, plains),
  Matrix: plains,
  Range: plains,
});

/** How colours are to be read. Profiles, which name devices and dates, are replaced by the usual. */
export const colour: Kind = (value, copy) => {
  if (value instanceof PDFName) return value;
  if (!(value instanceof PDFArray)) return undefined;
  const [first, ...rest] = value.asArray();
  const family = nameOf(copy.resolved(first));
  if (family === 'ICCBased') return toUsualProfile(copy.resolved(rest[0]), copy);
  const kinds = partsOf[family];
  if (kinds === undefined || !(first instanceof PDFName)) return undefined;
  const to = PDFArray.withContext(copy.target);
  to.push(first);
  for (const [index, kind] of kinds.entries()) {
    const copied = copy.of(kind, rest[index]);
    if (copied !== undefined) to.push(copied);
  }
  return to;
};

const samples = {
  FunctionType: plain,
  Domain: plains,
  Range: plains,
  Size: plains,
  BitsPerSample: plain,
  Order: plain,
  Encode: plains,
  Decode: plains,
  C0: plains,
  C1: plains,
  N: plain,
  Bounds: plains,
};
const asIs = (bytes: Buffer) => bytes;

/** A function of numbers; of texts, none. */
export const calculation: Kind = (value, copy) => {
  if (value instanceof PDFName) return value;
  if (value instanceof PDFArray) return arrayOf(calculation)(value, copy);
  const isCalculator = value instanceof PDFRawStream && numberIn(value.dict, 'FunctionType') === 4;
  const asStream = streamOf(samples, isCalculator ? copyCalculator : asIs)(value, copy);
  return asStream ?? dictionary({ ...samples, Functions: arrayOf(calculation) })(value, copy);
};

const partsOf: Readonly<Record<string, readonly Kind[]>> = {
  CalGray: [white],
  CalRGB: [white],
  Lab: [white],
  Indexed: [colour, plain, eitherOf(text, streamOf({}, asIs))],
  Separation: [plain, colour, calculation],
  DeviceN: [plains, colour, calculation],
  Pattern: [colour],
  DeviceGray: [],
  DeviceRGB: [],
  DeviceCMYK: [],
};

function toUsualProfile(profile: PDFObject | undefined, copy: PdfCopy): PDFObject | undefined {
  if (!(profile instanceof PDFRawStream)) return undefined;
  const other = copy.of(colour, profile.dict.get(PDFName.of('Alternate')));
  const usual = byCount[numberIn(profile.dict, 'N') ?? 0];
  return other ?? (usual === undefined ? undefined : PDFName.of(usual));
}

function nameOf(value: PDFObject | undefined): string {
  return value instanceof PDFName ? value.decodeText() : '';
}

/** Returns how many numbers a colour has; undefined where it is not known. */
export function countComponents(value: PDFObject | undefined, copy: PdfCopy): number | undefined {
  if (value instanceof PDFName) return components[value.decodeText()];
  if (!(value instanceof PDFArray)) return undefined;
  const [first, second] = value.asArray();
  const family = nameOf(copy.resolved(first));
  const about = copy.resolved(second);
  if (family === 'ICCBased' && about instanceof PDFRawStream) return numberIn(about.dict, 'N');
  if (family === 'DeviceN' && about instanceof PDFArray) return about.size();
  return components[family];
}

const components: Readonly<Record<string, number>> = {
  DeviceGray: 1,
  CalGray: 1,
  Indexed: 1,
  Separation: 1,
  DeviceRGB: 3,
  CalRGB: 3,
  Lab: 3,
  DeviceCMYK: 4,
};
