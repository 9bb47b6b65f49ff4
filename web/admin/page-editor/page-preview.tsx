import { editorEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { composeAddress } from '../requests/call-endpoint.ts';
import { logPosition } from '../requests/log-position.ts';
import { DeviceChoice } from './device-choice.tsx';
import type { WorkingCopies } from './editing-session.ts';
import styles from './page-preview.module.css';
import type { Part } from './part.ts';
import { initialDevice, PreviewFrame } from './preview-frame.tsx';
import { shownVersion } from './shown-version.ts';
import { useTypedView } from './use-typed-view.ts';

const views = ['newest', 'visitors'] as const;

/** Returns the address at which a public page includes the saves of this tab. */
function withOwnWrites(url: string): string {
  const after = logPosition.current();
  return after === undefined ? url : `${url}?${new URLSearchParams({ after })}`;
}

interface PagePreviewProps {
  readonly content: ContentView;
  readonly part: Part;
  /** What is typed and not saved. */
  readonly copies: WorkingCopies;
  readonly onChoose: (part: Part) => void;
}

/** The preview of the page: as it is typed, or what visitors see. A click leads to the form. */
export function PagePreview({ content, part, copies, onChoose }: PagePreviewProps) {
  const intl = useIntl();
  const [view, setView] = useState<(typeof views)[number]>('newest');
  const [device, setDevice] = useState(initialDevice);
  const version = shownVersion(content);
  const typed = useTypedView(content, copies, version);
  const online = content.status === 'published';
  const address =
    view === 'newest'
      ? composeAddress(editorEndpoints[content.kind].view, { params: { id: content.id } })
      : withOwnWrites(content.url);
  return (
    <section className={styles.pane} aria-label={intl.formatMessage({ id: 'pane.page' })}>
      <div className={styles.head}>
        <div
          role="group"
          className={styles.views}
          aria-label={intl.formatMessage({ id: 'preview.view' })}
        >
          {views.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => setView(name)}
            >
              <FormattedMessage id={`preview.${name}`} />
            </button>
          ))}
        </div>
        <DeviceChoice device={device} onChoose={setDevice} />
      </div>
      {view === 'visitors' && !online ? (
        <p className={styles.nothing}>
          <FormattedMessage id="visitors.nothing" values={{ kind: content.kind }} />
        </p>
      ) : (
        <PreviewFrame
          key={view}
          title={intl.formatMessage({ id: `preview.${view}` })}
          address={address}
          version={version}
          typed={view === 'newest' ? typed : undefined}
          onChoose={view === 'newest' ? onChoose : undefined}
          shown={part === 'header' ? undefined : part}
          device={device}
        />
      )}
    </section>
  );
}
