import { stepPath } from '@parvis/contracts/alerts/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { cookies } from '../consent/cookies.ts';
import styles from './alerts.module.css';
import { useAlertWords } from './use-alert-words.server.ts';

/** The bar on the list of offers for changing the filters of an alert. */
export function EditBar({ locale }: { readonly locale: Locale }) {
  const { words } = useAlertWords();
  return (
    <section
      hidden
      className={styles.bar}
      aria-label={words('edit.title')}
      data-island="edit-bar"
      data-wake="now"
      data-cookie={cookies.editedAlert.name}
    >
      <p>{words('filters.text')}</p>
      <ButtonLink size="small" href={stepPath('jobv2', 'edit', locale)}>
        {words('filters.save')}
      </ButtonLink>
      <Button kind="quiet" size="small">
        {words('filters.cancel')}
      </Button>
    </section>
  );
}
