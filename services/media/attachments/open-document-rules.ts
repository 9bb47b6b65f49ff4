import type { CopiedElement, CopyRules } from './copy-xml.ts';
import names from './names/open-document-names.json';
import type { NewNames } from './new-names.ts';
import { XmlNames } from './xml-names.ts';

/** The prefixes of the languages of formulas, which values of attributes begin with. */
const formulaLanguages =
  ' xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" xmlns:oooc="http://openoffice.org/2004/calc" xmlns:ooow="http://openoffice.org/2004/writer"';
const openDocumentNames = new XmlNames(names, { extra: formulaLanguages });

/** Links and fields, of which only what is seen is copied. */
const containers = new Set(
  `text:a draw:a text:meta text:meta-field text:title text:subject text:description text:keywords
   text:user-defined text:user-field-get text:user-field-input text:database-display
   text:dde-connection text:execute-macro text:conditional-text text:hidden-paragraph
   text:placeholder text:text-input text:creation-date text:creation-time text:modification-date
   text:modification-time text:print-date text:print-time`.split(/\s+/),
);
const roots = new Set(['office:document-content', 'office:document-styles', 'math:math']);
/** The elements of which the text is visible, or says how something is written. */
const texts =
  /^(?:text:(?!list|section|table-of-content$|index-body|tracked-changes|changed-region)|number:|math:(?:mi|mn|mo|mtext|ms)$)/;
/** Names that only connect one place of a document with another. */
const named =
  /^text:(?:bookmark|bookmark-start|bookmark-end|bookmark-ref|reference-mark|reference-mark-start|reference-mark-end|reference-ref|section|table-of-content|index-title|alphabetical-index|user-index) text:(?:name|ref-name)$/;
/** Names that programs show to whoever edits a document; those of styles of lines have to stay. */
const drawnObject =
  /^draw:(?:frame|g|page|rect|line|polyline|polygon|path|circle|ellipse|connector|custom-shape|caption|measure|regular-polygon|text-box|control|image|object|page-thumbnail) draw:name$/;
const formula = /^table:(?:formula|expression|condition)$|^text:formula$/;
/** A formula that refers to another file. */
const outside = /file:|:\/\/|\\|'[^']*\.\w+'#|DDE|HYPERLINK|WEBSERVICE/i;

/** What is copied of the parts of an OpenDocument. @param targets the new name of each part */
export function openDocumentRules(
  targets: ReadonlyMap<string, string>,
  newNames: NewNames,
): CopyRules {
  return {
    names: openDocumentNames,
    roots,
    fateOf: ({ name, attributes }) => {
      if (containers.has(name)) return 'inside';
      const href = attributes.get('xlink:href');
      return href === undefined || targets.has(findPart(href)) ? 'copy' : 'drop';
    },
    attribute: (name, value, element) => copyAttribute(name, value, element, targets, newNames),
    text: (text, parent) => (texts.test(parent) ? text : ''),
  };
}

/** Returns the part to which a reference inside a document leads. */
export function findPart(href: string): string {
  return href.replace(/^\.\//, '').replace(/\/$/, '');
}

function copyAttribute(
  name: string,
  value: string,
  element: CopiedElement,
  targets: ReadonlyMap<string, string>,
  newNames: NewNames,
): string | undefined {
  const place = `${element.name} ${name}`;
  if (name === 'xlink:href') return targets.get(findPart(value));
  if (named.test(place)) return newNames.of('b', value);
  if (drawnObject.test(place)) return undefined;
  return formula.test(name) && outside.test(value) ? undefined : value;
}
