import type { PreviewedRefusal } from '@parvis/contracts/careers/upload-endpoints.ts';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { FieldName } from '../imports/import-notes.tsx';
import own from './upload.module.css';

interface UploadRefusalsProps {
  readonly refused: readonly PreviewedRefusal[];
  /** How many are refused in all. */
  readonly count: number;
}

/** The records of a file that are refused: where each is, which it is, and why. */
export function UploadRefusals({ refused, count }: UploadRefusalsProps) {
  if (refused.length === 0) return null;
  return (
    <details className={own.offers} data-outcome="refused" open>
      <summary>
        <FormattedMessage id="imports.notes.refused" values={{ count }} />
      </summary>
      <ul>
        {refused.map((one) => (
          <li key={JSON.stringify(one)}>
            <span>
              <FormattedMessage
                id="imports.line"
                values={{ line: <FormattedNumber value={one.line} /> }}
              />
              {one.reference !== undefined && ` · ${one.reference}`}
            </span>
            <span className={own.soft}>
              <FieldName field={one.field} />
              {' · '}
              <FormattedMessage id={`imports.note.${one.code}`} />
              {one.words !== undefined && (
                <>
                  {' · '}
                  <FormattedMessage id="imports.note-words" values={{ words: one.words }} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > refused.length && (
        <p className={own.soft}>
          <FormattedMessage id="imports.more-records" values={{ count: count - refused.length }} />
        </p>
      )}
    </details>
  );
}
