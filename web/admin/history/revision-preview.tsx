import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { PreviewFrame } from '../page-editor/preview-frame.tsx';
import { composeAddress } from '../requests/call-endpoint.ts';
import styles from './history.module.css';
import type { HistoryModule } from './history-module.ts';

interface RevisionPreviewProps {
  readonly content: ContentView;
  readonly module: HistoryModule;
  readonly revision: number;
}

/** The page with one revision applied, next to the page as visitors see it. */
export function RevisionPreview({ content, module, revision }: RevisionPreviewProps) {
  const intl = useIntl();
  const previewed = intl.formatMessage({ id: 'history.previewed' }, { revision });
  return (
    <div className={styles.sides}>
      <figure>
        <figcaption>{previewed}</figcaption>
        <PreviewFrame
          key={revision}
          title={previewed}
          address={composeAddress(inlineEndpoints.previewModule, {
            params: { id: module.id, revision },
          })}
          version={String(revision)}
          shown={module.id}
        />
      </figure>
      <figure>
        <figcaption>
          <FormattedMessage id="preview.visitors" />
        </figcaption>
        {content.status === 'published' ? (
          <PreviewFrame
            title={intl.formatMessage({ id: 'preview.visitors' })}
            address={content.url}
            version={String(content.liveRevision)}
            shown={module.id}
          />
        ) : (
          <p className={styles.none}>
            <FormattedMessage id="visitors.nothing" values={{ kind: content.kind }} />
          </p>
        )}
      </figure>
    </div>
  );
}
