import type { ImportSummary } from '@parvis/contracts/content-import/content-import.ts';
import { readReason } from '@parvis/contracts/content-import/reasons.ts';
import { FormattedMessage } from 'react-intl';
import { InEnglish } from '../shell/in-english.tsx';
import styles from './content-imports.module.css';

interface ImportReasonsProps {
  readonly reasons: ImportSummary['reasons'];
  /** How many reasons the complete report has. */
  readonly all: number;
}

/** What does not come or changes, by reason: the most frequent first. */
export function ImportReasons({ reasons, all }: ImportReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <section>
      <h3 className={styles.subheading}>
        <FormattedMessage id="content-imports.reasons" />
      </h3>
      <ul className={styles.reasons}>
        {reasons.map(({ why, count, of }) => (
          <li key={why}>
            <details>
              <summary>
                <Reason why={why} />{' '}
                {count > 1 && (
                  <span className={styles.soft}>
                    <FormattedMessage id="content-imports.times" values={{ count }} />
                  </span>
                )}
              </summary>
              <ul>
                {of.map((what) => (
                  <li key={what}>{what}</li>
                ))}
              </ul>
              {count > of.length && (
                <p className={styles.soft}>
                  <FormattedMessage
                    id="content-imports.more"
                    values={{ count: count - of.length }}
                  />
                </p>
              )}
            </details>
          </li>
        ))}
      </ul>
      {all > reasons.length && (
        <p className={styles.soft}>
          <FormattedMessage
            id="content-imports.more-reasons"
            values={{ count: all - reasons.length }}
          />
        </p>
      )}
    </section>
  );
}

/** A reason in the reader's language; what other servers and the API say is in English. */
function Reason({ why }: { readonly why: string }) {
  const reason = readReason(why);
  if (reason === undefined) return <InEnglish>{why}</InEnglish>;
  const { code, first, second } = reason;
  return <FormattedMessage id={`content-imports.why.${code}`} values={{ first, second }} />;
}
