import type { Finding } from '@parvis/contracts/content/checks/finding.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { FormattedMessage } from 'react-intl';
import styles from '../page-editor/module-list.module.css';
import { FindingWords } from './finding-words.tsx';

interface ChecksPanelProps {
  readonly content: ContentView;
  readonly findings: readonly Finding[];
  readonly onSeek: (finding: Finding) => void;
}

/** What to look at in an item before it is published, each leading to its field. */
export function ChecksPanel({ content, findings, onSeek }: ChecksPanelProps) {
  if (findings.length === 0) return null;
  return (
    <details className={styles.review}>
      <summary>
        <FormattedMessage id="checks.found" values={{ count: findings.length }} />
      </summary>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)} className={styles.row}>
            <button type="button" className={styles.choose} onClick={() => onSeek(finding)}>
              <span className={styles.type}>
                <PartName content={content} part={finding.part} />
              </span>
              <span className={styles.words}>
                <FindingWords finding={finding} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function PartName({ content, part }: { readonly content: ContentView; part: Finding['part'] }) {
  const module = content.modules.find(({ id }) => id === part);
  if (module === undefined)
    return <FormattedMessage id="header.part" values={{ kind: content.kind }} />;
  return <FormattedMessage id={`module-type.${module.type}`} />;
}
