import { allHeaderFields } from '@parvis/contracts/content/header-fields.ts';
import { type ModuleType, moduleSchemaOf } from '@parvis/contracts/content/modules/module-types.ts';
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loading } from '../shell/frame.tsx';
import { compareFields, type Fields } from './compare-fields.ts';
import { compareRichText, type DiffBlock, type DiffSegment } from './compare-rich-text.ts';
import styles from './history.module.css';
import { PictureDifference } from './picture-difference.tsx';
import { useDisplayNames } from './use-display-names.ts';

interface DifferencesProps {
  readonly type: ModuleType | 'header';
  readonly before: Fields;
  readonly after: Fields;
}

/** The diff between two contents of a part: added words underlined, removed ones struck through. */
export function Differences({ type, before, after }: DifferencesProps) {
  return type === 'text' ? (
    <TextDifferences before={before} after={after} />
  ) : (
    <FieldDifferences type={type} before={before} after={after} />
  );
}

/**
 * Returns the fields of a header or a module in the order of its form, which stored content does
 * not preserve.
 */
function listFields(type: DifferencesProps['type']): readonly string[] {
  if (type === 'header') return allHeaderFields.map(({ name }) => name);
  return Object.keys(moduleSchemaOf(type).shape);
}

function FieldDifferences({ type, before, after }: DifferencesProps) {
  const nameOf = useDisplayNames(type, [before, after]);
  if (nameOf === undefined) return <Loading />;
  const differences = compareFields(listFields(type), before, after, nameOf);
  if (differences.length === 0) return <NoDifference />;
  return (
    <dl className={styles.fields}>
      {differences.map(({ field, segments }) => (
        <div key={field}>
          <dt>
            <FormattedMessage id={`${type}.${field}`} />
          </dt>
          <dd>
            {field === 'imageId' ? (
              <PictureDifference before={before[field]} after={after[field]} />
            ) : (
              <Segments segments={segments} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TextDifferences({ before, after }: Omit<DifferencesProps, 'type'>) {
  const blocks = useMemo(() => {
    const [old, fresh] = [before, after].map(
      (data) => richTextSchema.safeParse(data['doc']).data ?? { type: 'doc' as const, content: [] },
    );
    return old && fresh ? compareRichText(old, fresh) : [];
  }, [before, after]);
  return <BlockDifferences blocks={blocks} />;
}

/** The blocks that differ, between their neighbours; those that are the same are left out. */
export function BlockDifferences({ blocks }: { readonly blocks: readonly DiffBlock[] }) {
  if (blocks.every(({ kind }) => kind === 'same')) return <NoDifference />;
  return (
    <div className={styles.blocks}>
      {foldText(blocks).map((entry) =>
        typeof entry === 'number' ? (
          <p key={`same-${entry}`} className={styles.folded}>
            <FormattedMessage id="differences.folded" />
          </p>
        ) : (
          <p key={entry.key} data-kind={entry.block.kind} data-block={entry.block.blockType}>
            <Segments segments={entry.block.segments} />
          </p>
        ),
      )}
    </div>
  );
}

type Entry = number | { readonly key: string; readonly block: DiffBlock };

/** Keeps changed blocks and one unchanged block on either side; collapses the rest into one line. */
function foldText(blocks: readonly DiffBlock[]): readonly Entry[] {
  const near = (index: number) =>
    [index - 1, index, index + 1].some((at) => (blocks[at]?.kind ?? 'same') !== 'same');
  return blocks.flatMap((block, index): Entry[] => {
    if (near(index)) return [{ key: `${block.kind}-${index}`, block }];
    return index === 0 || near(index - 1) ? [index] : [];
  });
}

/** A text with its additions and its removals. */
export function Segments({ segments }: { segments: readonly DiffSegment[] }) {
  const intl = useIntl();
  return segments.map(({ kind, text }, index) => {
    const key = `${index}-${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Tag = kind === 'added' ? 'ins' : 'del';
    return (
      <Tag key={key} title={intl.formatMessage({ id: `differences.${kind}` })}>
        {text}
      </Tag>
    );
  });
}

function NoDifference() {
  return (
    <p className={styles.none}>
      <FormattedMessage id="differences.none" />
    </p>
  );
}
