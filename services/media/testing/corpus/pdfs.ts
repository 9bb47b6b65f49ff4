import { deflateSync } from 'node:zlib';
import {
  type PDFContext,
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { type Crafted, mark } from './crafted.ts';
import { markedCff, markedPost, markedType1 } from './fonts.ts';
import { markedJpegs } from './pictures.ts';

interface Made {
  readonly document: PDFDocument;
  readonly context: PDFContext;
  readonly catalog: PDFDict;
  readonly page: PDFPage;
}
type Plant = (made: Made) => void | Promise<void>;

async function plain(): Promise<Made> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([200, 200]);
  page.drawText('Texte visible', { font: await document.embedFont(StandardFonts.Helvetica) });
  const { context, catalog } = document;
  return { document, context, catalog, page };
}

const name = (key: string) => PDFName.of(key);
const said = PDFString.of(mark);
const wide = PDFHexString.fromText(mark);
/** Returns the plant of an entry in the catalogue, or in the page. */
const inCatalogue =
  (key: string, value: (context: PDFContext) => PDFObject): Plant =>
  ({ context, catalog }) =>
    catalog.set(name(key), value(context));
const onPage =
  (key: string, value: (context: PDFContext) => PDFObject): Plant =>
  ({ context, page }) =>
    page.node.set(name(key), value(context));
const stream = (
  context: PDFContext,
  text: string,
  entries: Parameters<PDFContext['stream']>[1] = {},
) => context.register(context.flateStream(text, entries));
const remark = (entries: NonNullable<Parameters<PDFContext['stream']>[1]>): Plant =>
  onPage('Annots', (context) => {
    const made = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], ...entries };
    return context.obj([context.register(context.obj(made))]);
  });
const draws =
  (text: string): Plant =>
  ({ context, page }) => {
    page.node.addContentStream(stream(context, text));
  };
const info =
  (key: string): Plant =>
  ({ context }) => {
    context.trailerInfo.Info = context.register(context.obj({ [key]: said }));
  };

/** Returns the plant of an embedded font. @param entry where its program is, and of what kind it is */
function withFont(
  subtype: string,
  entry: Readonly<Record<string, string | undefined>>,
  program: () => Buffer,
  more: Readonly<Record<string, string>> = {},
): Plant {
  return ({ context, page }) => {
    const [key = '', kind] = Object.entries(entry)[0] ?? [];
    const file = context.flateStream(program(), kind === undefined ? {} : { Subtype: kind });
    const [font, descriptor] = [
      { Type: 'Font', Subtype: subtype, BaseFont: 'Own', ...more },
      { Type: 'FontDescriptor', FontName: more['BaseFont'] ?? 'Own', Flags: 32 },
    ];
    const FontDescriptor = { ...descriptor, [key]: context.register(file) };
    page.node.Resources()?.set(name('Font'), context.obj({ F9: { ...font, FontDescriptor } }));
  };
}

const plants: Readonly<Record<string, Plant>> = {
  'its author': info('Author'),
  'its title': info('Title'),
  'a property of its own': info('Société'),
  'an id': ({ context }) => {
    context.trailerInfo.ID = context.obj([said, said]);
  },
  XMP: inCatalogue('Metadata', (context) =>
    stream(context, `<x>${mark}</x>`, { Type: 'Metadata', Subtype: 'XML' }),
  ),
  'XMP of a page': onPage('Metadata', (context) => stream(context, `<x>${mark}</x>`)),
  'private data of a program': onPage('PieceInfo', (context) =>
    context.obj({ Own: { Private: said } }),
  ),
  'a private entry of the catalogue': inCatalogue('OwnData', () => said),
  'a private entry of the catalogue in UTF-16': inCatalogue('OwnData', () => wide),
  'a private stream of the catalogue': inCatalogue('OwnData', (context) => stream(context, mark)),
  'a private entry of a page': onPage('OwnData', () => said),
  'the source of a web page': inCatalogue('SpiderInfo', (context) =>
    context.obj({ V: 1, C: [said] }),
  ),
  'what it opens with': inCatalogue('OpenAction', (context) =>
    context.obj({ S: 'URI', URI: said }),
  ),
  'an action of the document': inCatalogue('AA', (context) =>
    context.obj({ WC: { S: 'JavaScript', JS: said } }),
  ),
  'a base of links': inCatalogue('URI', (context) => context.obj({ Base: said })),
  'names of places': inCatalogue('Dests', (context) =>
    context.obj({ [mark.replace(' ', '')]: [said] }),
  ),
  scripts: inCatalogue('Names', (context) =>
    context.obj({ JavaScript: { Names: [said, { S: 'JavaScript', JS: said }] } }),
  ),
  'an outline': inCatalogue('Outlines', (context) =>
    context.obj({ First: { Title: said, A: { S: 'URI', URI: said } } }),
  ),
  'labels of pages': inCatalogue('PageLabels', (context) =>
    context.obj({ Nums: [0, { P: said }] }),
  ),
  'its legal notes': inCatalogue('Legal', (context) => context.obj({ Attestation: said })),
  'an intent of colours': inCatalogue('OutputIntents', (context) =>
    context.obj([{ S: 'GTS_PDFA1', OutputConditionIdentifier: said, Info: said }]),
  ),
  tags: inCatalogue('StructTreeRoot', (context) =>
    context.obj({ K: { S: 'Figure', Alt: said, T: said, ID: said } }),
  ),
  'a layer': inCatalogue('OCProperties', (context) =>
    context.obj({ OCGs: [{ Type: 'OCG', Name: said }], D: { Creator: said, Name: said } }),
  ),
  articles: inCatalogue('Threads', (context) =>
    context.obj([{ Type: 'Thread', I: { Author: said } }]),
  ),
  'a collection': inCatalogue('Collection', (context) => context.obj({ D: said })),
  'the author of a remark': remark({
    T: said,
    M: said,
    NM: said,
    CreationDate: said,
    Contents: PDFString.of('Remarque'),
  }),
  'a rich remark': remark({ RC: said, Subj: said, OwnData: said }),
  'a link': remark({ Subtype: 'Link', A: { S: 'URI', URI: said } }),
  'a link to a file': remark({ Subtype: 'Link', A: { S: 'Launch', F: said } }),
  'the field of a form': remark({ Subtype: 'Widget', FT: 'Tx', T: said, TU: said, TM: said }),
  'an earlier drawing of a remark': remark({ AP: { D: said, R: said } }),
  'a comment in a drawing': draws(`% ${mark}\nq Q`),
  'properties in a drawing': draws(`/Span <</Own (${mark})>> BDC EMC /Own <</A (${mark})>> DP`),
  'an unknown operator': draws(`BX (${mark}) own EX`),
  'an unused font': ({ context, page }) => {
    const found = page.node.Resources()?.lookup(name('Font'));
    page.node.Resources()?.set(name('Own'), context.obj({ A: said, B: found }));
  },
  'properties of a mark': ({ context, page }) => {
    page.node
      .Resources()
      ?.set(name('Properties'), context.obj({ P1: { Own: said, Metadata: said } }));
  },
  'a profile of colours': ({ context, page }) => {
    const profile = stream(context, `desc ${mark}`, { N: 3 });
    page.node.Resources()?.set(name('ColorSpace'), context.obj({ C1: ['ICCBased', profile] }));
  },
  'properties of a font': ({ context, page }) => {
    page.node.Resources()?.set(
      name('Font'),
      context.obj({
        F9: {
          Type: 'Font',
          Subtype: 'Type1',
          BaseFont: 'Helvetica',
          Own: said,
          FontDescriptor: {
            Type: 'FontDescriptor',
            FontName: 'Helvetica',
            Flags: 32,
            Own: said,
          },
        },
      }),
    );
  },
  'a comment in the map of a font': ({ context, page }) => {
    const map = stream(context, `%!PS ${mark}\nbegincmap endcmap`);
    page.node.Resources()?.set(
      name('Font'),
      context.obj({
        F9: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', ToUnicode: map },
      }),
    );
  },
  'notes of a font': ({ context, page }) => {
    const table = Buffer.alloc(28 + mark.length);
    Buffer.from([0, 1, 0, 0, 0, 1, 0, 16, 0, 0, 0, 0]).copy(table);
    table.write('name', 12);
    table.writeUInt32BE(28, 20);
    table.writeUInt32BE(mark.length, 24);
    table.write(mark, 28);
    const file = context.register(context.flateStream(table));
    page.node.Resources()?.set(
      name('Font'),
      context.obj({
        F9: {
          Type: 'Font',
          Subtype: 'TrueType',
          BaseFont: 'A',
          FontDescriptor: { Type: 'FontDescriptor', FontName: 'A', Flags: 32, FontFile2: file },
        },
      }),
    );
  },
  'notes of a font in CFF': withFont('Type1', { FontFile3: 'Type1C' }, markedCff),
  'notes of a font in Type 1': withFont('Type1', { FontFile: undefined }, markedType1),
  'the name of an embedded font': withFont('Type1', { FontFile: undefined }, markedType1, {
    BaseFont: mark,
    Name: mark,
  }),
  'the names of a map': ({ context, page }) => {
    const entries = {
      Type: 'CMap',
      CMapName: mark,
      CIDSystemInfo: { Registry: said, Ordering: said, Supplement: 0 },
    };
    const map = stream(
      context,
      `/CMapName /${mark.replace(' ', '')} def begincmap endcmap`,
      entries,
    );
    page.node.Resources()?.set(
      name('Font'),
      context.obj({
        F9: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', ToUnicode: map },
      }),
    );
  },
  'names of glyphs in a table': withFont('TrueType', { FontFile2: undefined }, markedPost),
  'bytes of a facsimile after its end': ({ context, page }) => {
    // Two white lines, and the end of the block.
    const white = Buffer.from([0b1100_0000, 0b0000_0100, 0b0000_0000, 0b0100_0000]);
    const dict = context.obj({
      Type: 'XObject',
      Subtype: 'Image',
      Width: 8,
      Height: 2,
      BitsPerComponent: 1,
      ColorSpace: 'DeviceGray',
      Filter: 'CCITTFaxDecode',
      DecodeParms: { K: -1, Columns: 8, Rows: 2 },
    });
    const image = PDFRawStream.of(dict, Buffer.concat([white, Buffer.from(mark)]));
    page.node.setXObject(name('X9'), context.register(image));
  },
  'a form of a page': ({ context, page }) => {
    const form = stream(context, `% ${mark}`, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 1, 1],
      LastModified: said,
      PieceInfo: { A: said },
      Ref: { F: said },
      Name: 'Own',
    });
    page.node.setXObject(name('X9'), form);
  },
  'a halftone': ({ context, page }) => {
    page.node
      .Resources()
      ?.set(
        name('ExtGState'),
        context.obj({ G1: { Type: 'ExtGState', HT: { HalftoneName: said }, Own: said } }),
      );
  },
  'bytes of an image after its pixels': ({ context, page }) => {
    const pixels = Buffer.concat([Buffer.alloc(12), Buffer.from(mark)]);
    const image = context.flateStream(pixels, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 2,
      Height: 2,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
      Own: said,
    });
    page.node.setXObject(name('X9'), context.register(image));
  },
  'an object of nobody': ({ context }) => {
    context.register(context.obj({ Own: said }));
  },
};

/** An image in a PDF: a JPEG as it is, or packed as well. */
const imagePlant =
  (make: () => Promise<Uint8Array>, isPacked: boolean): Plant =>
  async ({ context, page }) => {
    const jpeg = Buffer.from(await make());
    const dict = context.obj({
      Type: 'XObject',
      Subtype: 'Image',
      Width: 30,
      Height: 20,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
    });
    const filters = isPacked ? ['FlateDecode', 'DCTDecode'] : ['DCTDecode'];
    dict.set(
      name('Filter'),
      context.obj(isPacked || jpeg.length % 2 === 0 ? filters : 'DCTDecode'),
    );
    const image = PDFRawStream.of(dict, isPacked ? deflateSync(jpeg) : jpeg);
    page.node.setXObject(name('X9'), context.register(image));
  };

const refused: Readonly<Record<string, Plant>> = {
  'an image in JPEG 2000': ({ context, page }) => {
    const dict = context.obj({
      Type: 'XObject',
      Subtype: 'Image',
      Width: 3,
      Height: 2,
      Filter: 'JPXDecode',
    });
    page.node.setXObject(name('X9'), context.register(PDFRawStream.of(dict, Buffer.from(mark))));
  },
  'a form of another program (XFA)': inCatalogue('AcroForm', (context) =>
    context.obj({ Fields: [], XFA: stream(context, `<xdp>${mark}</xdp>`) }),
  ),
  'a file': async ({ document }) => {
    await document.attach(Buffer.from(mark), 'a.txt');
  },
  'a file in a remark': remark({ Subtype: 'FileAttachment', FS: { Type: 'Filespec', F: said } }),
  'a film': remark({ Subtype: 'RichMedia', Own: said }),
  'a photograph inside a drawing': draws(`BI /W 1 /H 1 /BPC 8 /CS /RGB /F /DCT ID ${mark}\nEI`),
  'a signature': ({ context }) => {
    context.register(context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3], Name: said }));
  },
};

function craftedWith(what: string, plant: Plant, isRefused = false): Crafted {
  return {
    what: `PDF: ${what}`,
    isRefused,
    async make() {
      const made = await plain();
      await plant(made);
      return made.document.save({ useObjectStreams: what.length % 2 === 0 });
    },
  };
}

/** A PDF that was changed, so that it has its earlier version as well. */
const changed: Crafted = {
  what: 'PDF: an earlier version',
  async make() {
    const { document, page } = await plain();
    page.node.set(name('OwnData'), said);
    const earlier = Buffer.from(await document.save({ useObjectStreams: false }));
    page.node.delete(name('OwnData'));
    const later = Buffer.from(await document.save({ useObjectStreams: false }));
    const comment = Buffer.from(`% ${mark}\n`);
    return Buffer.concat([later, comment, earlier.subarray(0, 0), Buffer.from(`%%EOF ${mark}`)]);
  },
};

export const craftedPdfs: readonly Crafted[] = [
  ...Object.entries(plants).map(([what, plant]) => craftedWith(what, plant)),
  ...Object.entries(refused).map(([what, plant]) => craftedWith(what, plant, true)),
  ...markedJpegs.map(({ what, make }, index) =>
    craftedWith(`an image with ${what}`, imagePlant(make, index % 2 === 0)),
  ),
  changed,
];
