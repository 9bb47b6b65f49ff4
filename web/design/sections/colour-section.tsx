import type { DesignContext } from '../design-context.ts';
import { DesignSection } from '../specimen.tsx';
import styles from './foundations.module.css';

const palette = [
  [
    'design.colour.tide',
    [
      'tide-950',
      'tide-900',
      'tide-800',
      'tide-700',
      'tide-600',
      'tide-300',
      'tide-200',
      'tide-100',
    ],
  ],
  [
    'design.colour.paper',
    ['paper', 'sand', 'hairline', 'hairline-strong', 'alert-ground', 'note-ground'],
  ],
  ['design.colour.ink', ['ink', 'ink-soft', 'on-deep', 'on-deep-soft']],
  ['design.colour.light', ['beacon', 'beacon-on-deep']],
] as const;

/** Every colour with its token. */
export function ColourSection({ words }: DesignContext) {
  return (
    <DesignSection name="colour">
      {palette.map(([family, tokens]) => (
        <div key={family} className={styles.family}>
          <h3 className={styles.familyName}>{words(family)}</h3>
          <ul className={styles.swatches}>
            {tokens.map((token) => (
              <li key={token}>
                <svg className={styles.swatch} aria-hidden="true" focusable="false">
                  <rect width="100%" height="100%" fill={`var(--${token})`} />
                </svg>
                <code>{token}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </DesignSection>
  );
}
