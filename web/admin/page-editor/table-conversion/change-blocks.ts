import type { EditedContent } from '@parvis/contracts/content/kind-views.ts';
import { type BlockNode, richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { type Part, type PartData, savedPart } from '../part.ts';
import type { EditingSession } from '../use-editing-session.ts';

/** A page that is edited, as it is at the moment. */
export interface Edited {
  readonly content: EditedContent;
  readonly session: Pick<EditingSession, 'actor' | 'change'>;
}

/** Returns the fields of a text as it is typed, and its document. */
export function typedText({ content, session }: Edited, part: Part) {
  const typed = session.actor.getSnapshot().context.copies.get(part)?.data;
  const data: PartData = typed ?? savedPart(content, part)?.data ?? {};
  return { data, doc: richTextSchema.parse(data['doc']) };
}

/** Takes a table out of a text, unless it has been changed; keeps an empty paragraph at least. */
export function takeOut(edited: Edited, part: Part, at: number, table: BlockNode): void {
  const { data, doc } = typedText(edited, part);
  const wanted = JSON.stringify(table);
  const isTable = (place: number) => JSON.stringify(doc.content[place]) === wanted;
  const place = isTable(at) ? at : doc.content.findIndex((_, other) => isTable(other));
  if (place === -1) return;
  const left = doc.content.toSpliced(place, 1);
  const content: readonly BlockNode[] = left.length > 0 ? left : [{ type: 'paragraph' }];
  edited.session.change(part, { ...data, doc: { ...doc, content } });
}

/** Puts a table back into a text, at its former place among the blocks. */
export function putBack(edited: Edited, part: Part, at: number, table: BlockNode): void {
  const { data, doc } = typedText(edited, part);
  const content = doc.content.toSpliced(at, 0, table);
  edited.session.change(part, { ...data, doc: { ...doc, content } });
}
