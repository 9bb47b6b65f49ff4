import { DesignSection } from '../specimen.tsx';
import styles from './foundations.module.css';

const columns = Array.from({ length: 12 }, (_, index) => index + 1);

/** Twelve columns with their gutters, on the baseline grid. */
export function GridSection() {
  return (
    <DesignSection name="grid">
      <ol className={styles.columns}>
        {columns.map((column) => (
          <li key={column}>{column}</li>
        ))}
      </ol>
    </DesignSection>
  );
}
