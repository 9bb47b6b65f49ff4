import sharp from 'sharp';
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
import { markedJpegs, markedPngs } from './pictures.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const package_ = 'http://schemas.openxmlformats.org/package/2006';
const relations = (...rows: readonly string[]) =>
  `${head}<Relationships xmlns="${package_}/relationships">${rows.join('')}</Relationships>`;
const relation = (id: string, type: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${type.includes('/') ? type : `${office}/${type}`}" Target="${target}"${more}/>`;
const external = ' TargetMode="External"';
const types = `${head}<Types xmlns="${package_}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`;
const base = (main: string): Parts => ({
  '[Content_Types].xml': types,
  '_rels/.rels': relations(relation('rId1', 'officeDocument', main)),
});
const end = '</Relationships>';
const at = '2019-06-05T04:03:02Z';
const file = `file:///C:\\Users\\${mark}\\`;
const w = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
const a = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"`;
const r = `xmlns:r="${office}"`;
const picture = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#456' } });

/** Returns a plant of a relation from a part, with the part it leads to. */
const related = (
  from: string,
  type: string,
  name: string,
  content: string | Uint8Array = mark,
): Plant => both(inserts(from, end, relation('rIdX', type, `/${name}`)), adds(name, content));
const leadsOut = (from: string, type: string) =>
  inserts(from, end, relation('rIdX', type, file, external));

const doc = 'word/document.xml';
const docRelations = 'word/_rels/document.xml.rels';
const word = async (): Promise<Parts> => ({
  ...base(doc),
  [doc]: `${head}<w:document ${w} ${a} ${r} xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body><w:p><w:r><w:t>Texte visible</w:t></w:r></w:p><w:p><w:r><w:drawing><wp:inline><wp:extent cx="9" cy="9"/><wp:docPr id="1" name="Image 1"/><a:graphic><a:graphicData uri="p"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="Image 1"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p><w:sectPr/></w:body></w:document>`,
  [docRelations]: relations(
    relation('rId1', 'image', 'media/image1.png'),
    relation('rId2', 'settings', 'settings.xml'),
    relation('rId3', 'comments', 'comments.xml'),
    relation('rId4', 'styles', 'styles.xml'),
  ),
  'word/settings.xml': `${head}<w:settings ${w} ${r}><w:zoom w:percent="100"/></w:settings>`,
  'word/styles.xml': `${head}<w:styles ${w}><w:style w:type="paragraph" w:styleId="Normal"><w:name w:val="Normal"/></w:style></w:styles>`,
  'word/comments.xml': `${head}<w:comments ${w}><w:comment w:id="0" w:author="A"><w:p><w:r><w:t>Remarque visible</w:t></w:r></w:p></w:comment></w:comments>`,
  'word/media/image1.png': await picture().png().toBuffer(),
});
const body = (added: string) => inserts(doc, '<w:sectPr/>', added);
const setting = (added: string) => inserts('word/settings.xml', '</w:settings>', added);
const run = (inner: string) => body(`<w:p><w:r>${inner}</w:r></w:p>`);

const inWord: Readonly<Record<string, Plant>> = {
  'docProps/core.xml': related(
    '_rels/.rels',
    `${package_}/relationships/metadata/core-properties`,
    'docProps/core.xml',
    `<c:coreProperties xmlns:c="c" xmlns:d="d"><d:creator>${mark}</d:creator><d:title>${mark}</d:title></c:coreProperties>`,
  ),
  'docProps/app.xml': related(
    '_rels/.rels',
    'extended-properties',
    'docProps/app.xml',
    `<P><Company>${mark}</Company></P>`,
  ),
  'docProps/custom.xml': related(
    '_rels/.rels',
    'custom-properties',
    'docProps/custom.xml',
    `<P>${mark}</P>`,
  ),
  'a thumbnail': related(
    '_rels/.rels',
    `${package_}/relationships/metadata/thumbnail`,
    'docProps/thumbnail.jpeg',
  ),
  'docMetadata/LabelInfo.xml': related(
    '_rels/.rels',
    'http://schemas.microsoft.com/office/2020/02/relationships/classificationlabels',
    'docMetadata/LabelInfo.xml',
    `<l>${mark}</l>`,
  ),
  'custom XML': related(docRelations, 'customXml', 'customXml/item1.xml', `<o>${mark}</o>`),
  'an unknown part without a relation': adds('word/notes-of-mine.xml', `<n>${mark}</n>`),
  'an unknown part with an unknown relation': related(
    docRelations,
    'http://example.org/own',
    'word/own.bin',
  ),
  'a glossary': related(
    docRelations,
    'glossaryDocument',
    'word/glossary/document.xml',
    `<g>${mark}</g>`,
  ),
  people: related(
    docRelations,
    'http://schemas.microsoft.com/office/2011/relationships/people',
    'word/people.xml',
    `<p>${mark}</p>`,
  ),
  'ids of comments': related(
    docRelations,
    'http://schemas.microsoft.com/office/2016/09/relationships/commentsIds',
    'word/commentsIds.xml',
    `<p>${mark}</p>`,
  ),
  'the settings of a web page': related(
    docRelations,
    'webSettings',
    'word/webSettings.xml',
    `<w:webSettings ${w}><w:div w:id="1"><w:t>${mark}</w:t></w:div></w:webSettings>`,
  ),
  'the settings of a printer': related(
    docRelations,
    'printerSettings',
    'word/printerSettings/p1.bin',
  ),
  'the attached template': both(
    setting('<w:attachedTemplate r:id="rIdX"/>'),
    adds(
      'word/_rels/settings.xml.rels',
      relations(relation('rIdX', 'attachedTemplate', file, external)),
    ),
  ),
  'the source of a mail merge': both(
    setting(`<w:mailMerge><w:query w:val="SELECT ${mark}"/></w:mailMerge>`),
    adds(
      'word/_rels/settings.xml.rels',
      relations(relation('rIdX', 'mailMergeSource', file, external)),
    ),
  ),
  variables: setting(`<w:docVars><w:docVar w:name="a" w:val="${mark}"/></w:docVars>`),
  'ids of sessions': setting(`<w:rsids><w:rsid w:val="${mark}"/></w:rsids>`),
  'who may write': setting(`<w:writeProtection w:recommended="1" w:hash="${mark}"/>`),
  'a caption': setting(`<w:captions><w:caption w:name="${mark}"/></w:captions>`),
  'an unknown setting': setting(`<w:mine w:val="${mark}"/>`),
  'a setting of another namespace': setting(`<z:mine xmlns:z="z" z:val="${mark}">${mark}</z:mine>`),
  'a link to a file': both(
    leadsOut(docRelations, 'hyperlink'),
    body('<w:p><w:hyperlink r:id="rIdX"><w:r><w:t>lien visible</w:t></w:r></w:hyperlink></w:p>'),
  ),
  'the tip of a link': body(
    `<w:p><w:hyperlink w:anchor="a" w:tooltip="${mark}"><w:r/></w:hyperlink></w:p>`,
  ),
  'a link in a field': run(`<w:instrText xml:space="preserve"> HYPERLINK "${file}" </w:instrText>`),
  'the code of a field': run(`<w:instrText> INCLUDEPICTURE "${file}" </w:instrText>`),
  'a simple field': body(
    `<w:p><w:fldSimple w:instr=" FILENAME ${mark} "><w:r><w:t>nom</w:t></w:r></w:fldSimple></w:p>`,
  ),
  'the author of a change': body(
    `<w:p><w:ins w:id="1" w:author="${mark}" w:date="${at}"><w:r><w:t>ajout</w:t></w:r></w:ins></w:p>`,
  ),
  'the author of a comment': replaces(
    'word/comments.xml',
    'w:author="A"',
    `w:author="${mark}" w:initials="${mark}"`,
  ),
  'a name of a bookmark': body(
    `<w:bookmarkStart w:id="5" w:name="${mark}"/><w:bookmarkEnd w:id="5"/>`,
  ),
  'the description of an image': replaces(
    doc,
    '<wp:docPr id="1" name="Image 1"/>',
    `<wp:docPr id="1" name="${mark}.jpg" descr="${file}" title="${mark}"/>`,
  ),
  'the name of an image': replaces(
    doc,
    '<pic:cNvPr id="1" name="Image 1"/>',
    `<pic:cNvPr id="1" name="${mark}.jpg" descr="${file}"/>`,
  ),
  'an image elsewhere': both(
    leadsOut(docRelations, 'image'),
    replaces(doc, 'r:embed="rId1"', 'r:embed="rId1" r:link="rIdX"'),
  ),
  'an extension of an image': replaces(
    doc,
    '<a:blip r:embed="rId1"/>',
    `<a:blip r:embed="rId1"><a:extLst><a:ext uri="u"><z:z xmlns:z="z">${mark}</z:z></a:ext></a:extLst></a:blip>`,
  ),
  'a name of an image’s part': both(
    replaces(docRelations, 'media/image1.png', `media/${mark}.png`),
    (parts) => ({ ...parts, [`word/media/${mark}.png`]: parts['word/media/image1.png'] ?? '' }),
  ),
  'a comment in the XML': inserts(doc, '<w:body>', `<!-- ${mark} -->`),
  'an instruction in the XML': inserts(doc, '<w:document', `<?${mark.replace(' ', '')} ${mark}?>`),
  'a name of a namespace': replaces(
    doc,
    '<w:document ',
    `<w:document xmlns:own="http://${mark.replace(' ', '.')}" own:by="${mark}" `,
  ),
  'an attribute of another namespace': replaces(
    doc,
    '<w:p>',
    `<w:p xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" w14:paraId="${mark}" w:rsidR="${mark}">`,
  ),
  'an unknown attribute': replaces(doc, '<w:p>', `<w:p w:own="${mark}" own="${mark}">`),
  'a text between paragraphs': inserts(doc, '<w:sectPr/>', mark),
  'the data of a control': body(
    `<w:sdt><w:sdtPr><w:alias w:val="${mark}"/><w:tag w:val="${mark}"/><w:dataBinding w:xpath="${mark}"/></w:sdtPr><w:sdtContent><w:p/></w:sdtContent></w:sdt>`,
  ),
  'the place-holder of a form': run(
    `<w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="${mark}"/><w:helpText w:val="${mark}"/></w:ffData></w:fldChar>`,
  ),
  'a smart tag': body(
    `<w:p><w:smartTag w:uri="urn" w:element="PersonName"><w:smartTagPr><w:attr w:name="n" w:val="${mark}"/></w:smartTagPr><w:r/></w:smartTag></w:p>`,
  ),
  'who may edit a place': body(`<w:permStart w:id="1" w:ed="${mark}"/><w:permEnd w:id="1"/>`),
  'the copy of a drawing': run(
    `<w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" id="${mark}" alt="${mark}" o:gfxdata="${mark}"><v:imagedata r:id="rId1" o:title="${mark}"/></v:shape></w:pict>`,
  ),
  'an unknown alternative': run(
    `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:z="z" Requires="z"><z:z>${mark}</z:z></mc:Choice><mc:Fallback><w:t>sinon</w:t></mc:Fallback></mc:AlternateContent>`,
  ),
  'a caption of a table': body(
    `<w:tbl><w:tblPr><w:tblCaption w:val="${mark}"/><w:tblDescription w:val="${mark}"/></w:tblPr><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>`,
  ),
  'aliases of a style': inserts('word/styles.xml', '</w:style>', `<w:aliases w:val="${mark}"/>`),
};
const refusedWord: Readonly<Record<string, Plant>> = {
  'another format inside (afchunk)': both(
    related(docRelations, 'aFChunk', 'word/afchunk.html', `<p>${mark}</p>`),
    body('<w:altChunk r:id="rIdX"/>'),
  ),
  'an embedded workbook': related(docRelations, 'package', 'word/embeddings/book.xlsx'),
  'an embedded object': related(docRelations, 'oleObject', 'word/embeddings/oleObject1.bin'),
  'a control': related(docRelations, 'control', 'word/activeX/activeX1.xml'),
  'a metafile': related(
    docRelations,
    'image',
    'word/media/image2.emf',
    Buffer.concat([Buffer.from('01000000', 'hex'), Buffer.from(mark)]),
  ),
  'an unknown kind of image': related(
    docRelations,
    'image',
    'word/media/image2.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><desc>${mark}</desc></svg>`,
  ),
};

const book = 'xl/workbook.xml';
const bookRelations = 'xl/_rels/workbook.xml.rels';
const sheet = 'xl/worksheets/sheet1.xml';
const sheetRelations = 'xl/worksheets/_rels/sheet1.xml.rels';
const x = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;
const workbook = async (): Promise<Parts> => ({
  ...base(book),
  [book]: `${head}<workbook ${x} ${r}><bookViews><workbookView/></bookViews><sheets><sheet name="Feuille" sheetId="1" r:id="rId1"/></sheets><calcPr calcId="1"/></workbook>`,
  [bookRelations]: relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml')),
  [sheet]: `${head}<worksheet ${x} ${r}><sheetPr/><sheetData><row r="1"><c r="A1" t="str"><v>Texte visible</v></c></row></sheetData><pageMargins left="1" right="1" top="1" bottom="1" header="1" footer="1"/></worksheet>`,
  [sheetRelations]: relations(relation('rId1', 'comments', '../comments1.xml')),
  'xl/comments1.xml': `${head}<comments ${x}><authors><author>A</author></authors><commentList><comment ref="A1" authorId="0"><text><t>Remarque visible</t></text></comment></commentList></comments>`,
});
const inBook = (added: string) => inserts(book, '</workbook>', added);
const inSheet = (added: string) => inserts(sheet, '</worksheet>', added);
const cell = (formula: string) =>
  inserts(sheet, '</row>', `<c r="B1"><f>${formula}</f><v>42</v></c>`);

const inWorkbook: Readonly<Record<string, Plant>> = {
  'the path of another workbook': both(
    related(
      bookRelations,
      'externalLink',
      'xl/externalLinks/externalLink1.xml',
      `<externalLink ${x}><a>${mark}</a></externalLink>`,
    ),
    adds(
      'xl/externalLinks/_rels/externalLink1.xml.rels',
      relations(relation('rId1', 'externalLinkPath', file, external)),
    ),
    inBook('<externalReferences><externalReference r:id="rIdX"/></externalReferences>'),
  ),
  connections: related(
    bookRelations,
    'connections',
    'xl/connections.xml',
    `<connections ${x}><connection sourceFile="${file}"/></connections>`,
  ),
  'a data model': related(
    bookRelations,
    'http://schemas.microsoft.com/office/2011/relationships/powerPivotData',
    'xl/model/item.data',
  ),
  'a query': related(
    sheetRelations,
    'queryTable',
    'xl/queryTables/queryTable1.xml',
    `<q>${mark}</q>`,
  ),
  'a cache of a pivot table': both(
    related(bookRelations, 'pivotCacheDefinition', 'xl/pivotCache/d1.xml', `<d>${mark}</d>`),
    inBook('<pivotCaches><pivotCache cacheId="1" r:id="rIdX"/></pivotCaches>'),
  ),
  persons: related(
    bookRelations,
    'http://schemas.microsoft.com/office/2017/10/relationships/person',
    'xl/persons/person.xml',
    `<p>${mark}</p>`,
  ),
  'threaded comments': related(
    sheetRelations,
    'http://schemas.microsoft.com/office/2017/10/relationships/threadedComment',
    'xl/threadedComments/t1.xml',
    `<p>${mark}</p>`,
  ),
  'the settings of a printer': both(
    related(sheetRelations, 'printerSettings', 'xl/printerSettings/p1.bin'),
    inSheet('<pageSetup orientation="portrait" r:id="rIdX"/>'),
  ),
  'a custom property of a sheet': both(
    related(sheetRelations, 'customProperty', 'xl/customProperty1.bin'),
    inSheet('<customProperties><customPr name="a" r:id="rIdX"/></customProperties>'),
  ),
  'maps of XML': related(bookRelations, 'xmlMaps', 'xl/xmlMaps.xml', `<m>${mark}</m>`),
  'the order of calculation': related(
    bookRelations,
    'calcChain',
    'xl/calcChain.xml',
    `<m>${mark}</m>`,
  ),
  'users of a shared workbook': related(
    bookRelations,
    'usernames',
    'xl/revisions/userNames.xml',
    `<u>${mark}</u>`,
  ),
  'the author of a comment': replaces(
    'xl/comments1.xml',
    '<author>A</author>',
    `<author>${mark}</author>`,
  ),
  'who shares it': inserts(book, '<bookViews>', `<fileSharing userName="${mark}"/>`),
  'the path it was saved at': inserts(
    book,
    '<bookViews>',
    `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x15"  xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main"><x15ac:absPath xmlns:x15ac="y" url="${file}"/></mc:Choice></mc:AlternateContent>`,
  ),
  'the version of the file': inserts(book, '<bookViews>', `<fileVersion appName="${mark}"/>`),
  'a code name': replaces(sheet, '<sheetPr/>', `<sheetPr codeName="${mark}"/>`),
  'a view of a person': inBook(
    `<customWorkbookViews><customWorkbookView name="${mark}" guid="{}"/></customWorkbookViews>`,
  ),
  'a scenario': inSheet(
    `<scenarios><scenario name="a" user="${mark}" comment="${mark}"/></scenarios>`,
  ),
  'a link to a file': both(
    leadsOut(sheetRelations, 'hyperlink'),
    inSheet('<hyperlinks><hyperlink ref="A1" r:id="rIdX"/></hyperlinks>'),
  ),
  'a link inside with a tip': inSheet(
    `<hyperlinks><hyperlink ref="A1" location="A2" tooltip="${mark}" display="${mark}"/></hyperlinks>`,
  ),
  'a formula with a path': cell(`'C:\\${mark}\\[a.xlsx]S'!A1`),
  'a formula with a link': cell(`HYPERLINK("${mark}","lien")`),
  'a name with a path': inBook(
    `<definedNames><definedName name="n" comment="${mark}">'C:\\${mark}\\[a.xlsx]S'!A1</definedName></definedNames>`,
  ),
  'an extension': inSheet(`<extLst><ext uri="u"><z:z xmlns:z="z">${mark}</z:z></ext></extLst>`),
  'a protected range': inSheet(
    `<protectedRanges><protectedRange name="${mark}" sqref="A1" securityDescriptor="${mark}"/></protectedRanges>`,
  ),
  'a password': inSheet(`<sheetProtection password="${mark}" sheet="1"/>`),
  'an unknown attribute of a row': replaces(
    sheet,
    '<row r="1">',
    `<row r="1" own="${mark}" xmlns:z="z" z:own="${mark}">`,
  ),
  'an unknown part': adds('xl/own.xml', `<o>${mark}</o>`),
  'docProps/app.xml': related(
    '_rels/.rels',
    'extended-properties',
    'docProps/app.xml',
    `<P>${mark}</P>`,
  ),
};
const refusedWorkbook: Readonly<Record<string, Plant>> = {
  'an embedded object': related(sheetRelations, 'oleObject', 'xl/embeddings/oleObject1.bin'),
  'a dialog': related(bookRelations, 'dialogsheet', 'xl/dialogsheets/sheet1.xml'),
};

const deck = 'ppt/presentation.xml';
const deckRelations = 'ppt/_rels/presentation.xml.rels';
const slide = 'ppt/slides/slide1.xml';
const slideRelations = 'ppt/slides/_rels/slide1.xml.rels';
const p = `xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
const presentation = async (): Promise<Parts> => ({
  ...base(deck),
  [deck]: `${head}<p:presentation ${p} ${a} ${r}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst><p:sldSz cx="9" cy="9"/></p:presentation>`,
  [deckRelations]: relations(
    relation('rId1', 'slide', 'slides/slide1.xml'),
    relation('rId2', 'commentAuthors', 'commentAuthors.xml'),
  ),
  [slide]: `${head}<p:sld ${p} ${a} ${r}><p:cSld><p:spTree><p:sp><p:nvSpPr><p:cNvPr id="2" name="Titre"/></p:nvSpPr><p:txBody><a:p><a:r><a:t>Texte visible</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`,
  [slideRelations]: relations(relation('rId1', 'comments', '../comments/comment1.xml')),
  'ppt/comments/comment1.xml': `${head}<p:cmLst ${p}><p:cm authorId="0" dt="${at}" idx="1"><p:text>Remarque visible</p:text></p:cm></p:cmLst>`,
  'ppt/commentAuthors.xml': `${head}<p:cmAuthorLst ${p}><p:cmAuthor id="0" name="A" initials="A" lastIdx="1" clrIdx="0"/></p:cmAuthorLst>`,
});
const inSlide = (added: string) => inserts(slide, '</p:sld>', added);
const microsoft = 'http://schemas.microsoft.com/office';

const inPresentation: Readonly<Record<string, Plant>> = {
  'who changed what (changesInfos)': related(
    deckRelations,
    `${microsoft}/2016/11/relationships/changesInfo`,
    'ppt/changesInfos/changesInfo1.xml',
    `<c>${mark}</c>`,
  ),
  revisions: related(
    deckRelations,
    `${microsoft}/2015/10/relationships/revisionInfo`,
    'ppt/revisionInfo.xml',
    `<c>${mark}</c>`,
  ),
  'authors of newer comments': related(
    deckRelations,
    `${microsoft}/2018/10/relationships/authors`,
    'ppt/authors.xml',
    `<c>${mark}</c>`,
  ),
  'newer comments': related(
    slideRelations,
    `${microsoft}/2018/10/relationships/comments`,
    'ppt/comments/modernComment_1.xml',
    `<c>${mark}</c>`,
  ),
  'the author of a comment': replaces(
    'ppt/commentAuthors.xml',
    'name="A" initials="A"',
    `name="${mark}" initials="${mark}"`,
  ),
  tags: both(
    related(slideRelations, 'tags', 'ppt/tags/tag1.xml', `<t>${mark}</t>`),
    inSlide('<p:custDataLst><p:tags r:id="rIdX"/></p:custDataLst>'),
  ),
  'the view last used': related(deckRelations, 'viewProps', 'ppt/viewProps.xml', `<v>${mark}</v>`),
  'properties of the show': related(
    deckRelations,
    'presProps',
    'ppt/presProps.xml',
    `<v>${mark}</v>`,
  ),
  'a master of handouts': both(
    related(deckRelations, 'handoutMaster', 'ppt/handoutMasters/h1.xml', `<v>${mark}</v>`),
    inserts(
      deck,
      '<p:sldSz',
      '<p:handoutMasterIdLst><p:handoutMasterId r:id="rIdX"/></p:handoutMasterIdLst>',
    ),
  ),
  'custom XML': related(deckRelations, 'customXml', 'customXml/item1.xml', `<o>${mark}</o>`),
  'who may change it': inserts(
    deck,
    '</p:presentation>',
    `<p:modifyVerifier algorithmName="${mark}"/>`,
  ),
  'an extension': inSlide(
    `<p:extLst><p:ext uri="u"><z:z xmlns:z="z">${mark}</z:z></p:ext></p:extLst>`,
  ),
  'the name of a shape': replaces(
    slide,
    'name="Titre"',
    `name="${mark}" descr="${mark}" title="${mark}"`,
  ),
  'the name of a slide': replaces(slide, '<p:cSld>', `<p:cSld name="${mark}">`),
  'a link to a file': both(
    leadsOut(slideRelations, 'hyperlink'),
    replaces(slide, '<a:r>', `<a:r><a:rPr><a:hlinkClick r:id="rIdX" tooltip="${mark}"/></a:rPr>`),
  ),
  'an unknown part': adds('ppt/own.xml', `<o>${mark}</o>`),
  'a thumbnail': related(
    '_rels/.rels',
    `${package_}/relationships/metadata/thumbnail`,
    'docProps/thumbnail.jpeg',
  ),
  'a text between shapes': inserts(slide, '</p:spTree>', mark),
};
const refusedPresentation: Readonly<Record<string, Plant>> = {
  'a film': related(slideRelations, 'video', 'ppt/media/media1.mp4'),
  'a film elsewhere in the table': related(
    slideRelations,
    `${microsoft}/2007/relationships/media`,
    'ppt/media/media1.mp4',
  ),
  'a sound': related(slideRelations, 'audio', 'ppt/media/media1.wav'),
  'an object': related(slideRelations, 'oleObject', 'ppt/embeddings/oleObject1.bin'),
};

/** Word documents with each of the marked images. */
const withImages: readonly Crafted[] = [...markedJpegs, ...markedPngs].map(({ what, make }) => ({
  what: `docx: an image with ${what}`,
  async make() {
    const plant = adds('word/media/image1.png', await make());
    return (await import('../documents.ts')).archiveOf(plant(await word()));
  },
}));

export const craftedOffice: readonly Crafted[] = [
  ...documentsWith('docx', word, inWord),
  ...documentsWith('docx', word, refusedWord, true),
  ...documentsWith('xlsx', workbook, inWorkbook),
  ...documentsWith('xlsx', workbook, refusedWorkbook, true),
  ...documentsWith('pptx', presentation, inPresentation),
  ...documentsWith('pptx', presentation, refusedPresentation, true),
  ...withImages,
];
