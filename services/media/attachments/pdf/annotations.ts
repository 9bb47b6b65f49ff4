import { PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { UnknownContent } from '../unknown-content.ts';
import {
  arrayOf,
  dictionary,
  eitherOf,
  type Kind,
  mapOf,
  oneOf,
  plain,
  plains,
  text,
} from './copy-objects.ts';
import { drawing, layer } from './drawings.ts';

/** Remarks and fields that are drawn on a page. */
const drawn = new Set(
  `Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp
   Caret Ink Widget Redact Watermark`.split(/\s+/),
);
/** Those that contain files. */
const holding = new Set(['FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D']);

const annotation = dictionary({
  Type: oneOf('Annot'),
  Subtype: oneOf(...drawn),
  Rect: plains,
  Contents: text,
  AP: dictionary({ N: eitherOf(drawing, mapOf(drawing)) }),
  AS: plain,
  F: plain,
  C: plains,
  IC: plains,
  Border: plains,
  BS: dictionary({ Type: oneOf('Border'), W: plain, S: plain, D: plains }),
  BE: dictionary({ S: plain, I: plain }),
  QuadPoints: plains,
  L: plains,
  LE: eitherOf(plain, plains),
  Vertices: plains,
  InkList: plains,
  RD: plains,
  CA: plain,
  Q: plain,
  OC: layer,
});

/**
 * The remarks on a page as they are drawn: without who wrote them and when, without links, and
 * without the fields of a form behind their drawing.
 */
export const annotations: Kind = (value, copy) =>
  arrayOf((one) => {
    if (!(one instanceof PDFDict)) return undefined;
    const subtype = nameIn(one, 'Subtype');
    if (holding.has(subtype)) throw new UnknownContent(`an annotation ${subtype}`);
    if (!drawn.has(subtype)) return undefined;
    if (subtype === 'Widget' && isFilled(one) && !one.has(PDFName.of('AP')))
      throw new UnknownContent('a form that is filled in, and not drawn');
    return annotation(one, copy);
  })(value, copy);

function isFilled(field: PDFDict): boolean {
  const parent = field.lookup(PDFName.of('Parent'));
  const given = parent instanceof PDFDict ? parent : field;
  return field.has(PDFName.of('V')) || given.has(PDFName.of('V'));
}

function nameIn(from: PDFDict, key: string): string {
  const value: PDFObject | undefined = from.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
}
