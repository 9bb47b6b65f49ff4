import type { XmlRules } from './edit-xml.ts';

const droppedElements = new Set(['creator', 'creator-initials', 'date', 'date-string']);
/** Settings that name the author's printer, or identify an editing session. */
const droppedSettings = /^(?:Printer(?:Name|Setup)|Rsid(?:Root)?|.*Database.*)$/;

/**
 * What is removed from the parts of an OpenDocument: authors of comments and changes, and dates.
 */
export const openDocumentRules: XmlRules = {
  drops: ({ name, parent, attributes }) =>
    (droppedElements.has(name) && (parent === 'annotation' || parent === 'change-info')) ||
    (name === 'config-item' && droppedSettings.test(attributes['name'] ?? '')) ||
    (name === 'file-entry' && isDescription(attributes['full-path'] ?? '')),
  empties: () => false,
  attribute: (name) => (/rsid$/i.test(name) ? null : undefined),
};

/** Returns whether a part has only metadata; meta.xml, which contains the title, is rewritten. */
export function isDescription(part: string): boolean {
  return /^(?:Thumbnails\/|Configurations2\/)/.test(part);
}
