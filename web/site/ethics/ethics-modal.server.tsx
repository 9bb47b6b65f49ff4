import { publicIntl } from '../../server/intl.ts';
import typography from '../../ui/typography.module.css';
import { EthicsStepInPlace, type EthicsStepProps, ethicsTitle } from './ethics-step.server.tsx';

const titleId = 'ethics-title';

/** A step as the modal shows it over a page, with the heading that labels it. */
export function EthicsModal(shown: EthicsStepProps) {
  const closeLabel = publicIntl(shown.locale).formatMessage({ id: 'ethics.close' });
  return (
    <section data-close-label={closeLabel}>
      <h1 className={typography.title} id={titleId} tabIndex={-1}>
        {ethicsTitle(shown)}
      </h1>
      <EthicsStepInPlace {...shown} />
    </section>
  );
}
