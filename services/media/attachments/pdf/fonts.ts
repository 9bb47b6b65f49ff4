import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { copyMap } from './copy-content.ts';
import { copyFontProgram } from './copy-font-program.ts';
import {
  arrayOf,
  decoded,
  dictionary,
  eitherOf,
  type Kind,
  mapOf,
  oneOf,
  type PdfCopy,
  plain,
  plains,
  streamOf,
} from './copy-objects.ts';
import { copyType1 } from './copy-type1.ts';

/** The collections of characters that readers know; others have no name. */
const collections = /^(?:Adobe|Identity|Japan[12]|GB1|CNS1|Korea1|KR|UCS)$/;
const collection: Kind = (value) => {
  const isKnown =
    (value instanceof PDFString || value instanceof PDFHexString) &&
    collections.test(value.decodeText());
  return isKnown ? value : PDFString.of('Identity');
};
const system = dictionary({ Registry: collection, Ordering: collection, Supplement: plain });
/** What has its own program, or its own map, is not found by its name. */
const ownName = PDFName.of('Own');
const unnamed: Kind = () => ownName;
const mapKeys = {
  Type: oneOf('CMap'),
  CMapName: unnamed,
  CIDSystemInfo: system,
  WMode: plain,
  UseCMap: plain,
};
const characters = streamOf(mapKeys, copyMap);
const program = streamOf({ Subtype: plain }, copyFontProgram);
const trueType = streamOf({}, copyFontProgram);
const type1: Kind = (value, copy) => {
  if (!(value instanceof PDFRawStream)) return undefined;
  const { clear, encrypted, trailer } = copyType1(decoded(value, copy));
  const to = PDFDict.withContext(copy.target);
  for (const [at, part] of [clear, encrypted, trailer].entries())
    to.set(PDFName.of(`Length${at + 1}`), PDFNumber.of(part.length));
  return copy.stream(to, Buffer.concat([clear, encrypted, trailer]));
};

const descriptorKeys = {
  Type: oneOf('FontDescriptor'),
  FontName: plain,
  FontStretch: plain,
  FontWeight: plain,
  Flags: plain,
  FontBBox: plains,
  ItalicAngle: plain,
  Ascent: plain,
  Descent: plain,
  Leading: plain,
  CapHeight: plain,
  XHeight: plain,
  StemV: plain,
  StemH: plain,
  AvgWidth: plain,
  MaxWidth: plain,
  MissingWidth: plain,
  FontFile: type1,
  FontFile2: trueType,
  FontFile3: program,
};
/** Of a font with its own program, its name is left out. */
const descriptor: Kind = (value, copy) => {
  const to = value instanceof PDFDict ? copy.entries(descriptorKeys, value) : undefined;
  const hasProgram = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => to?.has(PDFName.of(key)));
  if (hasProgram) to?.set(PDFName.of('FontName'), ownName);
  return to;
};

/** Returns whether a copied font, or the one that it is composed of, has its own program. */
function isEmbedded(font: PDFDict): boolean {
  const [described, parts] = ['FontDescriptor', 'DescendantFonts'].map((key) =>
    font.lookup(PDFName.of(key)),
  );
  if (described instanceof PDFDict) return described.lookup(PDFName.of('FontName')) === ownName;
  const part = parts instanceof PDFArray && parts.size() > 0 ? parts.lookup(0) : undefined;
  return part instanceof PDFDict && part.lookup(PDFName.of('BaseFont')) === ownName;
}

/** Returns the kind of a font. @param drawing the kind of a glyph that is drawn, and of what with */
export function fontOf(drawing: Kind, resources: Kind): Kind {
  const keys: Readonly<Record<string, Kind>> = {
    Type: oneOf('Font'),
    Subtype: plain,
    BaseFont: plain,
    FirstChar: plain,
    LastChar: plain,
    Widths: plains,
    FontDescriptor: descriptor,
    Encoding: eitherOf(
      plain,
      characters,
      dictionary({ Type: oneOf('Encoding'), BaseEncoding: plain, Differences: plains }),
    ),
    ToUnicode: eitherOf(plain, characters),
    DescendantFonts: arrayOf(font),
    CIDSystemInfo: system,
    DW: plain,
    W: plains,
    DW2: plains,
    W2: plains,
    CIDToGIDMap: eitherOf(
      plain,
      streamOf({}, (bytes) => bytes),
    ),
    FontBBox: plains,
    FontMatrix: plains,
    CharProcs: mapOf(drawing),
    Resources: resources,
  };
  function font(value: PDFObject, copy: PdfCopy): PDFObject | undefined {
    if (!(value instanceof PDFDict)) return undefined;
    const to = copy.entries(keys, value);
    if (isEmbedded(to)) to.set(PDFName.of('BaseFont'), ownName);
    return to;
  }
  return font;
}
