import { auditEndpoints } from '@parvis/contracts/audit/endpoints.ts';
import type { VersionView } from '@parvis/contracts/content/version-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeList } from '../page-editor/change-list.tsx';
import { isUnchanged } from '../page-editor/chosen-parts.ts';
import { PreviewFrame } from '../page-editor/preview-frame.tsx';
import { composeAddress } from '../requests/call-endpoint.ts';
import { NativeSelect } from '../shell/native-select.tsx';
import { useCanWrite } from '../shell/session.ts';
import { compareVersions, shownDraft } from './compare-versions.ts';
import styles from './history.module.css';
import { RestoreVersionDialog } from './restore-version-dialog.tsx';
import type { VersionsSearch } from './versions-search.ts';

interface ShownVersionProps {
  readonly content: ContentView;
  readonly version: VersionView;
  /** The versions that it can be compared with, newest first. */
  readonly others: readonly VersionView[];
  readonly comparedWith: VersionsSearch['with'];
  readonly onCompare: (other: VersionsSearch['with']) => void;
}

/** A version beside another one or the draft: what differs, and both pages. */
export function ShownVersion(props: ShownVersionProps) {
  const { content, version, others, comparedWith, onCompare } = props;
  const [restoring, setRestoring] = useState(false);
  const mayWrite = useCanWrite();
  const other = others.find(({ number }) => number === (comparedWith ?? version.number - 1));
  const compared = comparedWith === 'draft' ? shownDraft(content) : other;
  const isLater = other === undefined || other.number > version.number;
  return (
    <div className={`${styles.compared} ${styles.shown}`}>
      <div className={styles.row}>
        <CompareSelect {...props} chosen={comparedWith ?? other?.number} onChange={onCompare} />
        {mayWrite && (
          <Button className="button primary" onPress={() => setRestoring(true)}>
            <FormattedMessage id="versions.restore" />
          </Button>
        )}
        <Link className="button" to="/admin/audit" search={{ path: version.url, at: version.from }}>
          <FormattedMessage id="audit.link" />
        </Link>
      </div>
      {compared && (
        <Compared
          content={content}
          versions={isLater ? [version, compared] : [compared, version]}
        />
      )}
      <div className={styles.sides}>
        {compared && !isLater && other && <Picture version={other} />}
        <Picture version={version} />
        {compared && isLater && other && <Picture version={other} />}
      </div>
      {restoring && (
        <RestoreVersionDialog
          content={content}
          version={version}
          onClose={() => setRestoring(false)}
        />
      )}
    </div>
  );
}

interface CompareSelectProps extends Pick<ShownVersionProps, 'version' | 'others'> {
  readonly chosen: VersionsSearch['with'];
  readonly onChange: (other: VersionsSearch['with']) => void;
}

function CompareSelect({ version, others, chosen, onChange }: CompareSelectProps) {
  const intl = useIntl();
  const options = [
    { value: '', label: intl.formatMessage({ id: 'versions.compare-none' }) },
    { value: 'draft', label: intl.formatMessage({ id: 'versions.draft' }) },
    ...others
      .filter(({ number }) => number !== version.number)
      .map(({ number }) => ({
        value: String(number),
        label: intl.formatMessage({ id: 'versions.number' }, { number }),
      })),
  ];
  return (
    <NativeSelect
      label={intl.formatMessage({ id: 'versions.compare' })}
      value={String(chosen ?? '')}
      options={options.filter(({ value }) => value !== '' || chosen === undefined)}
      onChange={(value) => onChange(value === 'draft' ? value : Number(value))}
    />
  );
}

interface ComparedProps {
  readonly content: ContentView;
  /** The earlier and the later one. */
  readonly versions: readonly [
    Parameters<typeof compareVersions>[0],
    Parameters<typeof compareVersions>[1],
  ];
}

function Compared({ content, versions: [before, after] }: ComparedProps) {
  const changes = compareVersions(before, after);
  if (isUnchanged(changes))
    return (
      <p>
        <FormattedMessage id="versions.same" />
      </p>
    );
  return <ChangeList item={content} changes={changes} />;
}

/** The page as visitors saw it when the version was published. */
function Picture({ version: { number, url, from } }: { readonly version: VersionView }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'versions.number' }, { number });
  const address = composeAddress(auditEndpoints.showReconstruction, {
    query: { path: url, at: from },
  });
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <PreviewFrame title={title} address={address} version={address} />
    </figure>
  );
}
