import type { FiguresTable } from '@parvis/contracts/figures/figures-table.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { renderUnkeyed } from '../render-unkeyed.ts';
import { csvAddress } from './csv.ts';
import styles from './figures.module.css';

interface FiguresFootProps {
  readonly caption: string;
  readonly table: FiguresTable;
  readonly notes: string;
  readonly source: string;
  readonly locale: Locale;
}

/** What stands below figures: notes, source, and the figures as a file. */
export function FiguresFoot({ caption, table, notes, source, locale }: FiguresFootProps) {
  const { formatMessage } = useIntl();
  const lines = notes.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className={styles.foot}>
      {renderUnkeyed(lines, (line) => (
        <p>{line}</p>
      ))}
      {source ? <p>{formatMessage({ id: 'figures.source-line' }, { source })}</p> : null}
      <p className={styles.file}>
        <a href={csvAddress(table, locale)} download={`${fileNameOf(caption)}.csv`}>
          {formatMessage({ id: 'figures.download' })}
          <span className="visually-hidden"> {caption}</span>
        </a>
      </p>
    </div>
  );
}

function fileNameOf(caption: string): string {
  const plain = caption.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'figures';
}
