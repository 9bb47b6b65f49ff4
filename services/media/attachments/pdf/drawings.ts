import { PDFDict, PDFHexString, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { calculation, colour } from './colours.ts';
import { copyDrawing } from './copy-content.ts';
import { image } from './copy-image.ts';
import {
  arrayOf,
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
import { fontOf } from './fonts.ts';

/** A layer: its name is seen only in a list of layers. */
export const layer: Kind = (value, copy) => {
  if (!(value instanceof PDFDict)) return undefined;
  if (value.lookup(PDFName.of('Type')) !== PDFName.of('OCG')) return membership(value, copy);
  const to = copy.entries({ Type: oneOf('OCG') }, value);
  to.set(PDFName.of('Name'), PDFHexString.fromText('Layer'));
  return to;
};
const membership = dictionary({
  Type: oneOf('OCMD'),
  OCGs: (value, copy) => eitherOf(arrayOf(layer), layer)(value, copy),
  P: plain,
});

/** What a page is drawn with. */
export const resources: Kind = (value, copy) => findResources(value, copy);

/** How a drawing is laid over what is below it. */
export const group = dictionary({
  Type: oneOf('Group'),
  S: oneOf('Transparency'),
  CS: colour,
  I: plain,
  K: plain,
});
const glyph = streamOf({}, copyDrawing);
const font = fontOf(glyph, resources);

const form = streamOf(
  {
    Type: oneOf('XObject'),
    Subtype: oneOf('Form'),
    FormType: plain,
    BBox: plains,
    Matrix: plains,
    Resources: resources,
    Group: group,
    OC: layer,
  },
  copyDrawing,
);

/** A drawing that a page uses, or an image. */
export const drawing: Kind = (value, copy) => {
  const subtype = subtypeOf(value);
  if (subtype === 'Image') return image(value, copy);
  return subtype === 'Form' ? form(value, copy) : undefined;
};

function subtypeOf(value: PDFObject): string {
  const name = value instanceof PDFRawStream ? value.dict.lookup(PDFName.of('Subtype')) : undefined;
  return name instanceof PDFName ? name.decodeText() : '';
}

const shadingKeys = {
  ShadingType: plain,
  ColorSpace: colour,
  Background: plains,
  BBox: plains,
  AntiAlias: plain,
  Function: calculation,
  Domain: plains,
  Matrix: plains,
  Coords: plains,
  Extend: plains,
  VerticesPerRow: plain,
  BitsPerCoordinate: plain,
  BitsPerComponent: plain,
  BitsPerFlag: plain,
  Decode: plains,
};
const shading = eitherOf(
  streamOf(shadingKeys, (bytes) => bytes),
  dictionary(shadingKeys),
);

const mask = dictionary({ Type: oneOf('Mask'), S: plain, G: form, BC: plains, TR: calculation });
const state = dictionary({
  Type: oneOf('ExtGState'),
  LW: plain,
  LC: plain,
  LJ: plain,
  ML: plain,
  D: plains,
  RI: plain,
  OP: plain,
  op: plain,
  OPM: plain,
  Font: (value, copy) => arrayOf(eitherOf(plain, font))(value, copy),
  FL: plain,
  SM: plain,
  SA: plain,
  BM: eitherOf(plain, plains),
  SMask: eitherOf(plain, mask),
  CA: plain,
  ca: plain,
  AIS: plain,
  TK: plain,
});

const tiling = streamOf(
  {
    Type: oneOf('Pattern'),
    PatternType: plain,
    PaintType: plain,
    TilingType: plain,
    BBox: plains,
    XStep: plain,
    YStep: plain,
    Resources: resources,
    Matrix: plains,
  },
  copyDrawing,
);
const pattern = eitherOf(
  tiling,
  dictionary({
    Type: oneOf('Pattern'),
    PatternType: plain,
    Shading: shading,
    Matrix: plains,
    ExtGState: state,
  }),
);

const resourceKeys = {
  ExtGState: mapOf(state),
  ColorSpace: mapOf(colour),
  Pattern: mapOf(pattern),
  Shading: mapOf(shading),
  XObject: mapOf(drawing),
  Font: mapOf(font),
  Properties: mapOf(layerOnly),
  ProcSet: plains,
};

/** Of the properties of marked content, only layers decide what is seen. */
function layerOnly(value: PDFObject, copy: PdfCopy): PDFObject | undefined {
  const type = value instanceof PDFDict ? value.lookup(PDFName.of('Type')) : undefined;
  const isLayer = type === PDFName.of('OCG') || type === PDFName.of('OCMD');
  return isLayer ? layer(value, copy) : undefined;
}

function findResources(value: PDFObject, copy: PdfCopy): PDFObject | undefined {
  return value instanceof PDFDict ? copy.entries(resourceKeys, value) : undefined;
}
