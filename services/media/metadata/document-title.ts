import { editXml } from './edit-xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const dublinCore = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
const openOffice = 'urn:oasis:names:tc:opendocument:xmlns:office:1.0';

/**
 * Returns the title in the part that describes a document, as XML; empty when it has none.
 * @throws Error when the part is not well-formed
 */
export function titleIn(description: string): string {
  // The document is well-formed, so the first match is a single element with text.
  editXml(description, { drops: () => false, empties: () => false, attribute: () => undefined });
  return /<(?:\w+:)?title(?:\s[^>]*)?>([^<]*)</.exec(description)?.[1]?.trim() ?? '';
}

/** Returns the part that describes an Office document, with only its title. @param title escaped */
export function coreProperties(title: string): string {
  const core = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';
  return `${head}<cp:coreProperties xmlns:cp="${core}" ${dublinCore}><dc:title>${title}</dc:title></cp:coreProperties>`;
}

/** The same for an OpenDocument. @param title escaped */
export function openDocumentMeta(title: string): string {
  return `${head}<office:document-meta xmlns:office="${openOffice}" ${dublinCore} office:version="1.3"><office:meta><dc:title>${title}</dc:title></office:meta></office:document-meta>`;
}
