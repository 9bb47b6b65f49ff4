import { ethicsPath } from '@parvis/contracts/ethics/ethics-path.ts';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import styles from './ethics-form.module.css';

/** A button that opens the form of ethics reports over the page; without script it leads to the form’s page. */
export function EthicsFormView({ data, locale, viewer }: BlockProps<'ethics-form'>) {
  const haveReceipt = useIntl().formatMessage({ id: 'ethics.have-receipt' });
  return (
    <div
      className={styles.ethics}
      data-island={viewer.logged ? undefined : 'ethics'}
      data-wake="visible"
    >
      <BlockTitle>{data.title}</BlockTitle>
      {data.text === '' ? null : <p className={styles.text}>{data.text}</p>}
      <p className={styles.ways} data-in-place>
        <ButtonLink href={ethicsPath(locale)}>{data.buttonLabel}</ButtonLink>
        <Link href={ethicsPath(locale, '/receipt')}>{haveReceipt}</Link>
      </p>
    </div>
  );
}
