import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './specimen.module.css';

interface DesignSectionProps {
  /** Its title is the message `design.section.{name}`. */
  readonly name: string;
  readonly children: ReactNode;
}

/** One component, in all its states. */
export function DesignSection({ name, children }: DesignSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <div id={name} className={styles.section}>
      <h2 className={styles.title}>{formatMessage({ id: `design.section.${name}` })}</h2>
      <div className={styles.specimens}>{children}</div>
    </div>
  );
}

interface SpecimenProps {
  /** Its caption is the message `design.state.{state}`. */
  readonly state: string;
  /** `half` shows two side by side on wide screens. */
  readonly width?: 'whole' | 'half';
  readonly children: ReactNode;
}

/** A component in one state, under its caption. */
export function Specimen({ state, width = 'half', children }: SpecimenProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles[width]}>
      <h3 className={styles.caption}>{formatMessage({ id: `design.state.${state}` })}</h3>
      {children}
    </div>
  );
}
