import { headerFields } from '@parvis/contracts/content/header-fields.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { WorkingCopies } from '../editing-session.ts';
import { withoutEmptyFields } from '../part.ts';

/** Returns what is typed and not saved, as it is sent to be shown or checked. */
export function typedParts(kind: ContentKind, copies: WorkingCopies) {
  const { header, ...modules } = Object.fromEntries(
    [...copies].map(([part, { data }]) => [part, { ...data }]),
  );
  return { header: header && { ...withoutEmptyFields(headerFields[kind], header) }, modules };
}
