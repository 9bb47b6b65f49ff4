import { contentKindSchema } from '@parvis/contracts/content/kinds.ts';
import { useParams } from '@tanstack/react-router';
import type { ItemOfKind } from './api/read-editor.ts';

/** Returns the item in the address of its editor or history. */
export function useItemOfPath(
  from:
    | '/admin/content/$kind/$id/edit'
    | '/admin/content/$kind/$id/history'
    | '/admin/content/$kind/$id/versions',
): ItemOfKind {
  const { kind, id } = useParams({ from });
  return { kind: contentKindSchema.parse(kind), id };
}
