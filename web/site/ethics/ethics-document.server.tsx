import type { EthicsScreen, Viewer } from '@parvis/contracts/site/screens.ts';
import type { Assets } from '../../server/assets.ts';
import { Document } from '../../server/document.tsx';
import { intlForSite, titleOnSite } from '../../server/intl.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './ethics.module.css';
import { EthicsStepInPlace, ethicsTitle } from './ethics-step.server.tsx';

interface EthicsDocumentProps extends EthicsScreen {
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** A reporter's page, complete without script. */
export function EthicsDocument({ frame, step, viewer, assets }: EthicsDocumentProps) {
  const words = intlForSite(frame.locale, frame);
  const title = ethicsTitle({ locale: frame.locale, step });
  const hasErrors = 'errors' in step && step.errors !== undefined;
  const headTitle = titleOnSite(words, title);
  return (
    <Document
      frame={frame}
      path=""
      viewer={viewer}
      assets={assets}
      head={{
        title: hasErrors
          ? words.formatMessage({ id: 'sign-in.error-title' }, { title: headTitle })
          : headTitle,
      }}
    >
      <div className={`${layout.grid} ${styles.page}`}>
        <h1 className={typography.title}>{title}</h1>
        <EthicsStepInPlace locale={frame.locale} step={step} />
      </div>
    </Document>
  );
}
