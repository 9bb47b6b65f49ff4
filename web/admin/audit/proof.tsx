import type { AuditPage } from '@parvis/contracts/audit/views.ts';
import { FormattedMessage } from 'react-intl';

import styles from './audit.module.css';
import { ExactMoment } from './exact-moment.tsx';

/** The log position at which the page was read, its digest, and the authors of its modules. */
export function Proof({ page }: { readonly page: AuditPage }) {
  const { position, eventAt, digest, modules } = page;
  if (position === null || eventAt === null || digest === null) return null;
  return (
    <details className={styles.proof}>
      <summary>
        <FormattedMessage id="audit.proof" /> <code>{digest.slice(0, shownDigits)}…</code>
      </summary>
      <dl>
        <dt>
          <FormattedMessage id="audit.digest" />
        </dt>
        <dd>
          <code>{digest}</code>
        </dd>
        <dt>
          <FormattedMessage id="audit.position" />
        </dt>
        <dd>
          <code>{position}</code>
        </dd>
        <dt>
          <FormattedMessage id="audit.event" />
        </dt>
        <dd>
          <code>{eventAt}</code>
        </dd>
        <dt>
          <FormattedMessage id="audit.modules" values={{ count: modules.length }} />
        </dt>
        <dd>
          <Modules modules={modules} />
        </dd>
      </dl>
    </details>
  );
}

/** The number of digits of the digest that are shown before the proof is expanded. */
const shownDigits = 12;

function Modules({ modules }: Pick<AuditPage, 'modules'>) {
  return (
    <ol>
      {modules.map(({ id, type, revision, savedAt, savedBy }) => (
        <li key={id}>
          <FormattedMessage id={`module-type.${type}`} />
          {', '}
          <FormattedMessage id="revision.number" values={{ revision }} />
          {savedBy && ` · ${savedBy}`}
          {savedAt && (
            <>
              {' · '}
              <ExactMoment at={savedAt} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
