import { buffer } from 'node:stream/consumers';
import {
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** The author in all metadata of the documents created here. */
export const author = 'Maurice Lepic';
export const company = 'Chantiers Lepic';
/** A year that occurs only in their dates. */
export const year = '1987';

type Parts = Readonly<Record<string, string | Uint8Array>>;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const relations = (...rows: readonly string[]) =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${type.includes('/') ? type : `${office}/${type}`}" Target="${target}"/>`;
const core = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata';
const types = (...parts: readonly string[]) =>
  `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${parts.map((part) => `<Override PartName="/${part}" ContentType="application/x"/>`).join('')}</Types>`;
const at = `${year}-06-05T04:03:02Z`;

const described: Parts = {
  'docProps/core.xml': `${head}<cp:coreProperties xmlns:cp="c" xmlns:dc="d" xmlns:dcterms="t"><dc:title>Rapport &amp; bilan</dc:title><dc:creator>${author}</dc:creator><cp:lastModifiedBy>${author}</cp:lastModifiedBy><dcterms:created>${at}</dcterms:created></cp:coreProperties>`,
  'docProps/app.xml': `${head}<Properties><Company>${company}</Company><Manager>${author}</Manager></Properties>`,
  'docProps/custom.xml': `${head}<Properties><property name="Rédacteur"><vt:lpwstr xmlns:vt="v">${author}</vt:lpwstr></property></Properties>`,
  'docProps/thumbnail.jpeg': Buffer.from(author),
  'customXml/item1.xml': `${head}<p:properties xmlns:p="p"><Owner>${author}</Owner></p:properties>`,
};
const descriptions = [
  relation('r2', `${core}/core-properties`, 'docProps/core.xml'),
  relation('r3', 'extended-properties', 'docProps/app.xml'),
  relation('r4', 'custom-properties', 'docProps/custom.xml'),
  relation('r5', `${core}/thumbnail`, 'docProps/thumbnail.jpeg'),
];

/** Returns a Word document as Word writes it, with tracked changes, comments and an image. */
export function authoredDocx(picture: Uint8Array): Promise<Buffer> {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const changed = `w:author="${author}" w:date="${at}"`;
  return archiveOf({
    '[Content_Types].xml': types('word/document.xml', 'word/people.xml', ...Object.keys(described)),
    '_rels/.rels': relations(
      relation('r1', 'officeDocument', 'word/document.xml'),
      ...descriptions,
    ),
    'word/document.xml': `${head}<w:document ${w}><w:body><w:p w:rsidR="00AB${year}"><w:ins w:id="1" ${changed}><w:r><w:t>Texte w:author="gardé" &lt;ici></w:t></w:r></w:ins><w:del w:id='2' w:author='${author}'><w:r/></w:del></w:p></w:body></w:document>`,
    'word/comments.xml': `${head}<w:comments ${w}><w:comment w:id="0" ${changed} w:initials="MLepic"><w:p><w:r><w:t>À revoir</w:t></w:r></w:p></w:comment></w:comments>`,
    'word/people.xml': `${head}<w15:people xmlns:w15="x"><w15:person w15:author="${author}"><w15:presenceInfo w15:providerId="AD" w15:userId="S::${author}"/></w15:person></w15:people>`,
    'word/settings.xml': `${head}<w:settings ${w} xmlns:r="r"><w:attachedTemplate r:id="r1"/><w:rsids><w:rsid w:val="00AB${year}"/></w:rsids></w:settings>`,
    'word/_rels/document.xml.rels': relations(
      relation('r1', 'comments', 'comments.xml'),
      relation('r2', 'people', 'people.xml'),
      relation('r3', 'settings', 'settings.xml'),
      relation('r4', 'image', 'media/image1.jpeg'),
      relation('r5', 'customXml', '../customXml/item1.xml'),
    ),
    'word/_rels/settings.xml.rels': relations(
      relation('r1', 'attachedTemplate', `file:///C:/Users/${author}/Normal.dotm`),
    ),
    'word/media/image1.jpeg': picture,
    ...described,
  });
}

/** Returns a workbook with notes, threaded comments and the path where it was saved. */
export function authoredXlsx(): Promise<Buffer> {
  return archiveOf({
    '[Content_Types].xml': types('xl/workbook.xml', ...Object.keys(described)),
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml'), ...descriptions),
    'xl/workbook.xml': `${head}<workbook xmlns:x15ac="x"><fileSharing userName="${author}"/><x15ac:absPath url="C:\\Users\\${author}\\"/><sheets><sheet name="Feuille" sheetId="1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet><sheetData><row><c><v>42</v></c></row></sheetData></worksheet>`,
    'xl/comments1.xml': `${head}<comments><authors><author>${author}</author><author/></authors><commentList><comment ref="A1" authorId="0"><text><t>Note</t></text></comment></commentList></comments>`,
    'xl/threadedComments/threadedComment1.xml': `${head}<ThreadedComments><threadedComment ref="A1" dT="${year}-06-05T04:03:02.10" personId="{1}" id="{2}"><text>Fil</text></threadedComment></ThreadedComments>`,
    'xl/persons/person.xml': `${head}<personList><person displayName="${author}" id="{1}" userId="S::${author}" providerId="AD"/></personList>`,
    'xl/pivotCache/pivotCacheDefinition1.xml': `${head}<pivotCacheDefinition refreshedBy="${author}" refreshedDate="31933.5"/>`,
    ...described,
  });
}

/** Returns a presentation with comments of both kinds. */
export function authoredPptx(): Promise<Buffer> {
  return archiveOf({
    '[Content_Types].xml': types('ppt/presentation.xml', ...Object.keys(described)),
    '_rels/.rels': relations(
      relation('r1', 'officeDocument', 'ppt/presentation.xml'),
      ...descriptions,
    ),
    'ppt/presentation.xml': `${head}<p:presentation xmlns:p="p"><p:sldSz cx="1"/></p:presentation>`,
    'ppt/slides/slide1.xml': `${head}<p:sld xmlns:p="p"><p:hf dt="0"/><p:cNvPr id="1" name="Titre 1"/></p:sld>`,
    'ppt/commentAuthors.xml': `${head}<p:cmAuthorLst xmlns:p="p"><p:cmAuthor id="0" name="${author}" initials="ML" lastIdx="1"/></p:cmAuthorLst>`,
    'ppt/comments/comment1.xml': `${head}<p:cmLst xmlns:p="p"><p:cm authorId="0" dt="${at}" idx="1"><p:text>Diapo</p:text></p:cm></p:cmLst>`,
    'ppt/authors.xml': `${head}<p188:authorLst xmlns:p188="q"><p188:author id="{1}" name="${author}" initials="ML" userId="S::${author}" providerId="AD"/></p188:authorLst>`,
    'ppt/comments/modernComment_1.xml': `${head}<p188:cmLst xmlns:p188="q"><p188:cm id="{2}" authorId="{1}" created="${at}"><p188:txBody/></p188:cm></p188:cmLst>`,
    ...described,
  });
}

/** Returns an OpenDocument text, with a comment and a tracked change. */
export function authoredOdt(): Promise<Buffer> {
  const who = `<dc:creator>${author}</dc:creator><dc:date>${at}</dc:date>`;
  return archiveOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${head}<office:document-content xmlns:office="o" xmlns:dc="d" xmlns:text="t"><text:changed-region><office:change-info>${who}</office:change-info></text:changed-region><text:p>Texte<office:annotation>${who}<text:p>À revoir</text:p></office:annotation></text:p></office:document-content>`,
    'meta.xml': `${head}<office:document-meta xmlns:office="o" xmlns:dc="d" xmlns:meta="m"><office:meta><dc:title>Rapport &amp; bilan</dc:title><meta:initial-creator>${author}</meta:initial-creator><meta:creation-date>${at}</meta:creation-date><meta:user-defined meta:name="Société">${company}</meta:user-defined></office:meta></office:document-meta>`,
    'settings.xml': `${head}<office:document-settings xmlns:office="o" xmlns:config="c"><config:config-item config:name="PrinterName">${author}</config:config-item><config:config-item config:name="ZoomFactor">100</config:config-item></office:document-settings>`,
    'Thumbnails/thumbnail.png': Buffer.from(author),
    'META-INF/manifest.xml': `${head}<manifest:manifest xmlns:manifest="m"><manifest:file-entry manifest:full-path="/"/><manifest:file-entry manifest:full-path="Thumbnails/thumbnail.png"/><manifest:file-entry manifest:full-path="content.xml"/></manifest:manifest>`,
  });
}

/**
 * Returns a PDF of two versions, each with an author; with XMP, a comment, an attachment and an
 * image.
 */
export async function authoredPdf(picture?: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  document.setTitle('Rapport & bilan');
  document.setAuthor(author);
  document.setCreator(company);
  document.setCreationDate(new Date(at));
  const page = document.addPage([200, 200]);
  page.drawText('Texte visible', { font: await document.embedFont(StandardFonts.Helvetica) });
  if (picture !== undefined) page.drawImage(await document.embedJpg(picture));
  await document.attach(Buffer.from('pièce'), 'piece.txt', { creationDate: new Date(at) });
  const info = context.lookup(context.trailerInfo.Info);
  if (info instanceof PDFDict) info.set(PDFName.of('Company'), PDFString.of(company));
  catalog.set(PDFName.of('Metadata'), context.register(xmpIn(context)));
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Word: { Private: PDFString.of(author) } }));
  const comment = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], T: PDFString.of(author) };
  const said = { Contents: PDFString.of('A revoir'), M: PDFString.of(`D:${year}0605`) };
  page.node.set(PDFName.of('Annots'), context.obj([context.obj({ ...comment, ...said })]));
  const earlier = Buffer.from(await document.save({ useObjectStreams: false }));
  return Buffer.concat([earlier, laterVersionOf(earlier)]);
}

function xmpIn(context: PDFContext) {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>${author}</dc:creator><xmp:CreateDate>${at}</xmp:CreateDate><pdfuaid:part>1</pdfuaid:part></x:xmpmeta>`;
  return context.flateStream(xmp, { Type: 'Metadata', Subtype: 'XML' });
}

/**
 * Returns a second version appended to a file, with its own Info dictionary: the first remains in
 * the bytes.
 */
function laterVersionOf(earlier: Buffer): Buffer {
  const text = earlier.toString('latin1');
  const root = /\/Root (\d+ 0 R)/.exec(text)?.[1];
  const size = Number(/trailer[^]*\/Size (\d+)/.exec(text)?.[1]);
  const title = PDFHexString.fromText('Rapport & bilan').toString();
  const from = /startxref\n(\d+)/.exec(text)?.[1];
  const added = `${size} 0 obj\n<< /Title ${title} /Author (${author}) /Société (${company}) >>\nendobj\n`;
  const table = `xref\n${size} 1\n${String(earlier.length).padStart(10, '0')} 00000 n \n`;
  return Buffer.from(
    `${added}${table}trailer\n<< /Size ${size + 1} /Root ${root} /Info ${size} 0 R /Prev ${from} >>\nstartxref\n${earlier.length + added.length}\n%%EOF\n`,
    'latin1',
  );
}

/** Returns an archive of these parts, in this order, the first uncompressed. */
export async function archiveOf(parts: Parts): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [index, [name, content]] of Object.entries(parts).entries())
    zip.addBuffer(Buffer.from(content), name, { compress: index > 0 });
  zip.end();
  return buffer(zip.outputStream);
}

/** Returns the parts of an archive, decompressed. */
export async function partsOf(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await fromBufferPromise(archive);
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return parts;
}
