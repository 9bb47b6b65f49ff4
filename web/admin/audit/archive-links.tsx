import { archiveScopeSchema, auditEndpoints } from '@parvis/contracts/audit/endpoints.ts';
import type { AuditPage } from '@parvis/contracts/audit/views.ts';
import { FormattedMessage } from 'react-intl';
import { composeAddress } from '../requests/call-endpoint.ts';
import styles from './audit.module.css';

/** Links to signed web archives of the address, of what lies below it, and of the whole site. */
export function ArchiveLinks({ page: { path, at, status } }: { readonly page: AuditPage }) {
  if (status === 'nothing' || status === 'cannot-be-reconstructed') return null;
  return (
    <details className={styles.proof}>
      <summary>
        <FormattedMessage id="audit.archive" />
      </summary>
      <p>
        <FormattedMessage id="audit.archive.hint" />
      </p>
      <ul>
        {archiveScopeSchema.options.map((scope) => (
          <li key={scope}>
            <a
              href={composeAddress(auditEndpoints.downloadArchive, { query: { path, at, scope } })}
              download
            >
              <FormattedMessage id={`audit.archive.${scope}`} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
