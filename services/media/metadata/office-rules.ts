import type { MatchedElement, XmlRules } from './edit-xml.ts';

/** Attributes with authors or dates, in any part of an Office document. */
const personal = new Set([
  'author',
  'initials',
  'date',
  'dateUtc',
  'dt',
  'dT',
  'userId',
  'userName',
  'providerId',
  'refreshedBy',
  'refreshedDate',
]);
/**
 * Elements about a person, whose name is in attributes that other elements use for other purposes.
 */
const aboutSomebody = new Set(['author', 'cmAuthor', 'person', 'userInfo', 'presenceInfo']);
/** Attributes that are required in those; the values are neutral. */
const required: Readonly<Record<string, string>> = {
  author: 'Author',
  initials: '',
  userId: '',
  userName: '',
  providerId: 'None',
};
/** A neutral instant, where one is required. */
const noInstant = '1980-01-01T00:00:00.000Z';

const droppedElements = new Set(['rsids', 'attachedTemplate', 'absPath']);

/** Relations to parts with only metadata. */
const droppedRelations =
  /\/(?:extended-properties|custom-properties|thumbnail|customXml|attachedTemplate)$/;

/**
 * What is removed from the parts of a DOCX, XLSX or PPTX: authors of text, changes and comments,
 * and dates.
 */
export const officeRules: XmlRules = {
  drops: ({ name, attributes }) =>
    droppedElements.has(name) ||
    (name === 'Relationship' &&
      (droppedRelations.test(attributes['Type'] ?? '') ||
        isDescription((attributes['Target'] ?? '').replace(/^\//, '')))) ||
    (name === 'Override' && isDescription((attributes['PartName'] ?? '').slice(1))),
  empties: ({ name, parent }) => name === 'author' && parent === 'authors',
  attribute(name, element) {
    if (/^rsid/i.test(name)) return null;
    if (aboutSomebody.has(element.name) && /^(?:name|displayName)$/.test(name)) return 'Author';
    if (name === 'created' && isComment(element)) return noInstant;
    if (!personal.has(name) || isFormat(element)) return undefined;
    return required[name] ?? null;
  },
};

/** Date formats are content: fields of a page, styles of a cell. */
function isFormat({ name }: MatchedElement): boolean {
  return ['fld', 'headerFooter', 'hf'].includes(name);
}

function isComment({ name }: MatchedElement): boolean {
  return name === 'cm' || name === 'reply';
}

/**
 * Returns whether a part has only metadata; the core properties, which contain the title, are
 * rewritten.
 */
export function isDescription(part: string): boolean {
  return /^(?:docProps\/(?!core\.xml$)|customXml\/|package\/services\/metadata\/)/i.test(part);
}

/**
 * Returns whether a part contains cells or their texts: such parts may be large, and name nobody.
 */
export function isCells(part: string): boolean {
  return /^xl\/(?:worksheets\/[^/]+|sharedStrings)\.xml$/i.test(part);
}
