import type { AlertsScreen, Viewer } from '@parvis/contracts/site/screens.ts';
import type { Assets } from '../../server/assets.ts';
import { Document } from '../../server/document.tsx';
import { intlForSite, titleOnSite } from '../../server/intl.ts';
import { AlertStepInPlace } from './alert-step.server.tsx';
import styles from './alerts.module.css';

interface AlertsDocumentProps extends Omit<AlertsScreen, 'screen'> {
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/**
 * A step of the alerts on a separate page, for browsers without script and for links in e-mails.
 */
export function AlertsDocument({
  frame,
  viewer,
  assets,
  status: _status,
  ...step
}: AlertsDocumentProps) {
  const words = intlForSite(frame.locale, frame);
  const title = titleOnSite(words, words.formatMessage({ id: `alerts.${step.view.view}.title` }));
  return (
    <Document
      frame={frame}
      path=""
      viewer={viewer}
      assets={assets}
      head={{
        title: step.errors ? words.formatMessage({ id: 'sign-in.error-title' }, { title }) : title,
      }}
    >
      <div className={styles.page}>
        <AlertStepInPlace locale={frame.locale} {...step} />
      </div>
    </Document>
  );
}
