import type { RedirectId } from './ids.ts';
import type { RedirectContent } from './redirect.ts';

/** Commands on one redirect's stream. */
export type RedirectCommand =
  | {
      readonly type: 'create-redirect';
      readonly redirectId: RedirectId;
      readonly redirect: RedirectContent;
    }
  | {
      readonly type: 'save-redirect';
      readonly redirectId: RedirectId;
      readonly expectedRevision: number;
      readonly redirect: RedirectContent;
    }
  | {
      readonly type: 'delete-redirect';
      readonly redirectId: RedirectId;
      readonly expectedRevision?: number;
    }
  | { readonly type: 'undelete-redirect'; readonly redirectId: RedirectId };
