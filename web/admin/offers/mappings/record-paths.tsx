import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import own from './mappings.module.css';
import { leavesOf } from './record-leaves.ts';

interface RecordPathsProps {
  readonly first: readonly unknown[];
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly record: unknown;
}

/** One of the first records of a file: its texts, each with its path. */
export function RecordPaths({ first, at, onAt, record }: RecordPathsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be scrollable by keyboard
    <section className={own.beside} aria-labelledby="mapping-record" tabIndex={0}>
      <h3 id="mapping-record">
        <FormattedMessage id="mappings.record" values={{ number: at + 1, count: first.length }} />
      </h3>
      {first.length === 0 && (
        <p className={own.soft}>
          <FormattedMessage id="mappings.no-file" />
        </p>
      )}
      {first.length > 1 && (
        <p className={own.steps}>
          <Button className="button small" isDisabled={at === 0} onPress={() => onAt(at - 1)}>
            <FormattedMessage id="mappings.previous" />
          </Button>
          <Button
            className="button small"
            isDisabled={at >= first.length - 1}
            onPress={() => onAt(at + 1)}
          >
            <FormattedMessage id="mappings.next" />
          </Button>
        </p>
      )}
      <dl className={own.leaves}>
        {leavesOf(record).map(({ path, text, key }) => (
          <div key={key}>
            <dt>
              <code>{path}</code>
            </dt>
            <dd>{text.slice(0, 160)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
