import type { XmlRules } from './edit-xml.ts';

const droppedElements = new Set(['creator', 'creator-initials', 'date', 'date-string']);
/** Settings that name the author's printer, or tell one sitting from another. */
const droppedSettings = /^(?:Printer(?:Name|Setup)|Rsid(?:Root)?|.*Database.*)$/;

/** What is taken out of the parts of an OpenDocument: who commented and changed it, and when. */
export const openDocumentRules: XmlRules = {
  drops: ({ name, parent, attributes }) =>
    (droppedElements.has(name) && (parent === 'annotation' || parent === 'change-info')) ||
    (name === 'config-item' && droppedSettings.test(attributes['name'] ?? '')) ||
    (name === 'file-entry' && isDescription(attributes['full-path'] ?? '')),
  empties: () => false,
  attribute: (name) => (/rsid$/i.test(name) ? null : undefined),
};

/** Parts that only describe the document; meta.xml, which holds its title, is written anew. */
export function isDescription(part: string): boolean {
  return /^(?:Thumbnails\/|Configurations2\/)/.test(part);
}
