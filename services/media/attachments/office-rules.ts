import type { CopiedElement, CopyRules } from './copy-xml.ts';
import names from './names/office-names.json';
import type { NewNames } from './new-names.ts';
import { XmlNames } from './xml-names.ts';

const drawingMain = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const drawn = new Set(['a', 'c', 'dgm', 'lc', 'p', 'pic', 'wp', 'wpc', 'wpg', 'wps', 'xdr']);
const officeNames = new XmlNames(names, { drawn, shared: drawingMain });

/** Elements around content that is kept: controls, tags and links lose what they refer to. */
const containers = new Set(['w:sdt', 'w:sdtContent', 'w:smartTag', 'w:customXml', 'w:hyperlink']);
const roots = new Set(
  `w:document w:styles w:settings w:fonts w:numbering w:footnotes w:endnotes w:hdr w:ftr w:comments
   a:theme a:tblStyleLst c:chartSpace dgm:dataModel dgm:layoutDef dgm:styleDef dgm:colorsDef
   x:workbook x:worksheet x:chartsheet x:sst x:styleSheet x:table x:comments xdr:wsDr xml
   p:presentation p:sldMaster p:sldLayout p:sld p:notesMaster p:notes p:cmLst p:cmAuthorLst`.split(
    /\s+/,
  ),
);
/** The elements of which the text is visible, or says how something is drawn. */
const texts = new Set(
  `w:t w:delText w:instrText w:delInstrText a:t m:t wp:align wp:posOffset a:tableStyleId
   x:t x:v x:f x:formula x:formula1 x:formula2 x:definedName x:calculatedColumnFormula
   x:totalsRowFormula x:oddHeader x:oddFooter x:evenHeader x:evenFooter x:firstHeader x:firstFooter
   c:v c:f c:formatCode c:name c:separator c:oddHeader c:oddFooter c:evenHeader c:evenFooter
   c:firstHeader c:firstFooter xdr:col xdr:colOff xdr:row xdr:rowOff p:text p:attrName
   xvml:Anchor xvml:Row xvml:Column xvml:Visible xvml:AutoFill xvml:MoveWithCells
   xvml:SizeWithCells xvml:Locked xvml:LockText xvml:TextHAlign xvml:TextVAlign xvml:PrintObject`.split(
    /\s+/,
  ),
);
/** Elements that may keep their other attributes without the part that they refer to. */
const mayReferToNothing = new Set(['a:blip', 'v:fill', 'v:imagedata', 'v:stroke', 'x:pageSetup']);
/** A formula that refers to another file: by its number, its path or its address. */
const outside = /\[(?:\d+|[^\]]*\.\w+)\]|\\|:\/|file:|HYPERLINK|WEBSERVICE/i;
const lostReference = '#REF!';
const formulas = new Set(['x:f', 'x:formula', 'x:formula1', 'x:formula2', 'x:definedName', 'c:f']);

/**
 * The fields of a text that are computed again when it is opened or printed, and name nothing but
 * pages and headings.
 */
const fields =
  /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|SECTION|TOC|(?:PAGEREF|REF|NOTEREF)\s+_(?:Toc|Ref)\d+)(?:\s+\\[a-z*#@](?:\s+(?:MERGEFORMAT|Arabic|ROMAN|roman|"[\d-]+"))?)*\s*$/i;
const knownBookmark = /^_(?:Toc|Ref)\d+$/;
const shapeId = /^#?_x0000_[a-z]+\d+$/;

/** What replaces an attribute that is required, and could name somebody. */
const neutral: Readonly<Record<string, string>> = {
  'w:author': 'Author',
  'w:initials': '',
  'p:cmAuthor name': 'Author',
  'p:cmAuthor initials': '',
  'a:clrScheme name': 'Colours',
  'a:fontScheme name': 'Fonts',
  'a:fmtScheme name': 'Format',
  'a:theme name': '',
  'p:cSld name': '',
  'a:fld id': '{00000000-0000-0000-0000-000000000000}',
};
const describedDrawings = /^(?:\w+:cNvPr|wp:docPr) name$/;

/** The relations of a part that are copied: the new id of each. */
export type KeptRelations = ReadonlyMap<string, string>;

/** What is copied of the parts of a DOCX, XLSX or PPTX. */
export function officeRules(relations: KeptRelations, newNames: NewNames): CopyRules {
  const isLost = (name: string, value: string) => isRelation(name) && !relations.has(value);
  return {
    names: officeNames,
    roots,
    fateOf(element) {
      const { name, attributes } = element;
      if (containers.has(name)) return 'inside';
      if (mayReferToNothing.has(name)) return 'copy';
      const refersToNothing = [...attributes].some(([key, value]) => isLost(key, value));
      return refersToNothing ? 'drop' : 'copy';
    },
    attribute(name, value, element) {
      if (isRelation(name)) return relations.get(value);
      return copyAttribute(name, value, element, newNames);
    },
    text: (text, parent) => copyText(text, parent),
  };
}

function isRelation(name: string): boolean {
  return name.startsWith('r:') || name === 'o:relid';
}

function copyAttribute(
  name: string,
  value: string,
  element: CopiedElement,
  newNames: NewNames,
): string | undefined {
  const place = `${element.name} ${name}`;
  if (describedDrawings.test(place))
    return newNames.of('Object', `${element.path.length} ${value}`);
  if (name === 'w:instr') return fields.test(value) ? value : '';
  if (place === 'w:bookmarkStart w:name' || /^w:move\w+RangeStart w:name$/.test(place))
    return knownBookmark.test(value) ? value : newNames.of('b', value);
  if (/^(?:v|o):\w+ (?:id|type|o:spid)$/.test(place))
    return shapeId.test(value) ? value : undefined;
  return neutral[name] ?? neutral[place] ?? value;
}

function copyText(text: string, parent: string): string {
  if (!texts.has(parent)) return '';
  if (parent === 'w:instrText' || parent === 'w:delInstrText') return fields.test(text) ? text : '';
  return formulas.has(parent) && outside.test(text) ? lostReference : text;
}
