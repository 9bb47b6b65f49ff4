import { bands } from '../pictures.ts';
import {
  adds,
  both,
  type Crafted,
  documentsWith,
  head,
  inserts,
  mark,
  type Parts,
  type Plant,
  replaces,
} from './crafted.ts';
import { markedPngs } from './pictures.ts';

const of = (name: string) => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;
const namespaces = `xmlns:office="${of('office')}" xmlns:text="${of('text')}" xmlns:table="${of('table')}" xmlns:draw="${of('drawing')}" xmlns:svg="${of('svg-compatible')}" xmlns:style="${of('style')}" xmlns:meta="${of('meta')}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0" xmlns:form="${of('form')}" xmlns:script="${of('script')}"`;
const content = 'content.xml';
const bodies = {
  odt: ['text', '<text:p>Texte visible</text:p>'],
  ods: [
    'spreadsheet',
    '<table:table table:name="Feuille"><table:table-row><table:table-cell><text:p>Texte visible</text:p></table:table-cell></table:table-row></table:table>',
  ],
  odp: [
    'presentation',
    '<draw:page draw:name="page1"><draw:frame><draw:text-box><text:p>Texte visible</text:p></draw:text-box></draw:frame></draw:page>',
  ],
} as const;

const plain = (format: keyof typeof bodies) => async (): Promise<Parts> => {
  const [kind, body] = bodies[format];
  return {
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    [content]: `${head}<office:document-content ${namespaces} office:version="1.3"><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    'styles.xml': `${head}<office:document-styles ${namespaces} office:version="1.3"><office:styles/></office:document-styles>`,
    'META-INF/manifest.xml': `${head}<manifest:manifest xmlns:manifest="${of('manifest')}"/>`,
  };
};

const who = `<dc:creator>${mark}</dc:creator><dc:date>2019-06-05</dc:date><meta:creator-initials>${mark}</meta:creator-initials><loext:sender-initials>${mark}</loext:sender-initials>`;
const file = `file:///home/${mark}/a.odt`;
const inParagraph = (added: string) => inserts(content, '</text:p>', added);
const described = `<office:document-meta ${namespaces}><office:meta><dc:creator>${mark}</dc:creator><dc:title>${mark}</dc:title></office:meta></office:document-meta>`;
const object = (meta: string): Plant =>
  both(
    inParagraph('<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>'),
    adds(
      'Object 1/content.xml',
      `${head}<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mi>x</mi><annotation encoding="StarMath 5.0">${mark}</annotation></semantics></math>`,
    ),
    adds('Object 1/meta.xml', meta),
  );

const inEvery: Readonly<Record<string, Plant>> = {
  'its description': adds('meta.xml', described),
  settings: adds(
    'settings.xml',
    `<office:document-settings ${namespaces}><a>${mark}</a></office:document-settings>`,
  ),
  'a thumbnail': adds('Thumbnails/thumbnail.png', mark),
  versions: both(adds('VersionList.xml', `<v>${mark}</v>`), adds('Versions/Version1', mark)),
  configurations: adds('Configurations2/accelerator/current.xml', mark),
  RDF: adds('manifest.rdf', `<r>${mark}</r>`),
  'the cache of a layout': adds('layout-cache', mark),
  'an unknown part': adds('own/own.xml', `<o>${mark}</o>`),
  'the description of an object': object(described),
  'the replacement of an object': both(object('<a/>'), adds('ObjectReplacements/Object 1', mark)),
  'the author of a comment': inParagraph(
    `<office:annotation>${who}<text:p>Remarque</text:p></office:annotation>`,
  ),
  'initials of a sender': inParagraph(
    `<text:sender-initials>${mark}</text:sender-initials><text:author-name>${mark}</text:author-name>`,
  ),
  'a comment in the XML': inserts(content, '<office:body>', `<!-- ${mark} -->`),
  'an element of another namespace': inserts(
    content,
    '<office:body>',
    `<z:z xmlns:z="z" z:a="${mark}">${mark}</z:z>`,
  ),
  'an unknown attribute': replaces(
    content,
    '<text:p>',
    `<text:p text:own="${mark}" loext:own="${mark}">`,
  ),
  'properties in RDFa': replaces(
    content,
    '<text:p>',
    `<text:p xmlns:xhtml="http://www.w3.org/1999/xhtml" xhtml:about="${mark}" xhtml:content="${mark}">`,
  ),
  'a script': inserts(
    content,
    '<office:body>',
    `<office:scripts><office:script script:language="a">${mark}</office:script></office:scripts>`,
  ),
  'a link to a file': inParagraph(
    `<text:a xlink:href="${file}" xlink:title="${mark}" office:name="${mark}">lien</text:a>`,
  ),
  'a macro': adds('Basic/Standard/Module1.xml', `<m>${mark}</m>`),
};
const inText: Readonly<Record<string, Plant>> = {
  'the author of a change': inserts(
    content,
    '<text:p>',
    `<text:tracked-changes><text:changed-region xml:id="c1"><text:insertion><office:change-info>${who}</office:change-info></text:insertion></text:changed-region></text:tracked-changes>`,
  ),
  'the name of a file in a field': inParagraph(
    `<text:file-name>${mark}</text:file-name><text:template-name>${mark}</text:template-name>`,
  ),
  'a variable': inserts(
    content,
    '<text:p>',
    `<text:user-field-decls><text:user-field-decl text:name="a" office:string-value="${mark}"/></text:user-field-decls>`,
  ),
  'a hidden text': inParagraph(
    `<text:hidden-text text:condition="${mark}" text:string-value="${mark}"/>`,
  ),
  'a bookmark': inParagraph(`<text:bookmark text:name="${mark}"/>`),
  'the source of a section': inserts(
    content,
    '<text:p>',
    `<text:section text:name="${mark}"><text:section-source xlink:href="${file}"/></text:section>`,
  ),
  'the name of an image': both(
    inParagraph(
      `<draw:frame draw:name="${mark}"><draw:image xlink:href="Pictures/${mark}.png"/><svg:title>${mark}</svg:title><svg:desc>${file}</svg:desc></draw:frame>`,
    ),
    adds('Pictures/other.png'),
  ),
  'a form': inserts(
    content,
    '<text:p>',
    `<office:forms><form:form form:name="${mark}" xlink:href="${file}"/></office:forms>`,
  ),
};
const inSheet: Readonly<Record<string, Plant>> = {
  'a formula with a path': replaces(
    content,
    '<table:table-cell>',
    `<table:table-cell table:formula="of:='${file}'#$A.A1">`,
  ),
  'the source of a table': replaces(
    content,
    '<table:table-row>',
    `<table:table-source xlink:href="${file}"/><table:table-row>`,
  ),
  'a scenario': replaces(
    content,
    '<table:table-row>',
    `<table:scenario table:comment="${mark}"/><table:table-row>`,
  ),
  'the range of a database': inserts(
    content,
    '</office:spreadsheet>',
    `<table:database-ranges><table:database-range table:name="${mark}"/></table:database-ranges>`,
  ),
  'a title of a table': replaces(
    content,
    '<table:table-row>',
    `<table:title>${mark}</table:title><table:desc>${mark}</table:desc><table:table-row>`,
  ),
};
const refused: Readonly<Record<string, Plant>> = {
  'an object of another program': both(
    adds('Object 1', mark),
    inParagraph('<draw:frame><draw:object-ole xlink:href="./Object 1"/></draw:frame>'),
  ),
  'a metafile': adds(
    'Pictures/a.wmf',
    Buffer.concat([Buffer.from('d7cdc69a', 'hex'), Buffer.from(mark)]),
  ),
};
const withImages: Readonly<Record<string, () => Promise<Uint8Array>>> = Object.fromEntries(
  markedPngs.slice(0, 4).map(({ what, make }) => [what, make]),
);

/** The image of which the name is planted has to be one. */
async function withPicture(): Promise<Parts> {
  return {
    ...(await plain('odt')()),
    [`Pictures/${mark}.png`]: await bands(9, 9).png().toBuffer(),
  };
}

const { 'the name of an image': namedImage = (parts: Parts) => parts, ...others } = inText;

export const craftedOpenDocuments: readonly Crafted[] = [
  ...documentsWith('odt', plain('odt'), { ...inEvery, ...others }),
  ...documentsWith('odt', withPicture, {
    'the name of an image': (parts) => ({
      ...namedImage(parts),
      'Pictures/other.png': parts[`Pictures/${mark}.png`] ?? '',
    }),
  }),
  ...documentsWith('odt', plain('odt'), refused, true),
  ...documentsWith('ods', plain('ods'), { ...inEvery, ...inSheet }),
  ...documentsWith('odp', plain('odp'), inEvery),
  ...Object.entries(withImages).map(([what, make]) => ({
    what: `odt: an image with ${what}`,
    async make() {
      const { archiveOf } = await import('../documents.ts');
      return archiveOf(adds('Pictures/1.png', await make())(await plain('odt')()));
    },
  })),
];
