import type { AuditPage } from '@parvis/contracts/audit/views.ts';
import { isOwnPath } from '@parvis/contracts/menus/safe-links.ts';
import { FormattedMessage } from 'react-intl';
import type { ShownInstant } from './audit-search.ts';

interface PastStatusProps {
  readonly page: AuditPage;
  readonly onShow: (search: ShownInstant) => void;
}

/** What the address returned at the instant, as a sentence. */
export function PastStatus({ page, onShow }: PastStatusProps) {
  const { status, title, movedTo, at } = page;
  switch (status) {
    case 'found':
      return <FormattedMessage id="audit.status.found" values={{ title: title ?? page.path }} />;
    case 'moved': {
      const path = movedTo ?? page.path;
      const url = !isOwnPath(path) ? (
        <code>{path}</code>
      ) : (
        <button type="button" className="link" onClick={() => onShow({ path, at })}>
          {path}
        </button>
      );
      return <FormattedMessage id="audit.status.moved" values={{ url }} />;
    }
    case 'gone':
      return <FormattedMessage id="audit.status.gone" />;
    case 'not-found':
      return <FormattedMessage id="audit.status.not-found" />;
    case 'nothing':
      return <FormattedMessage id="audit.status.nothing" />;
    case 'cannot-be-reconstructed':
      return <FormattedMessage id="audit.status.cannot-be-reconstructed" />;
  }
}
