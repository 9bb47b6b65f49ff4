import { editorEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { toTexts } from '../../blocks/field-props.ts';
import { saveHeader } from '../../page-editor/api/save-part.ts';
import { headerOf } from '../../page-editor/part.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { readPatiently } from '../../requests/read-again.ts';
import type { ContentRow } from './list-contents.ts';

/** Facets that are added to a field of headers, or removed from it. */
export interface Filing {
  readonly field: string;
  readonly facets: readonly string[];
  readonly adds: boolean;
}

/** Adds facets to the draft of an item's newest header, or removes them; keeps all other fields. */
export async function fileContent({ kind, id }: ContentRow, filing: Filing): Promise<void> {
  const { content } = await readPatiently(() =>
    callEndpoint(editorEndpoints[kind].editData, { params: { id } }),
  );
  const header = headerOf(content);
  const before = toTexts(header[filing.field]);
  const others = before.filter((facet) => !filing.facets.includes(facet));
  const after = filing.adds ? [...new Set([...before, ...filing.facets])] : others;
  if (after.length === before.length) return;
  await saveHeader(
    { kind, id },
    {
      part: 'header',
      commandId: crypto.randomUUID(),
      revision: content.revision,
      data: { ...header, [filing.field]: after },
    },
  );
}
