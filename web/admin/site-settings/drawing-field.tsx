import { drawingPath } from '@parvis/contracts/brand/brand-file.ts';
import {
  brandFileEndpoints,
  type KeptDrawing,
} from '@parvis/contracts/brand/brand-file-endpoints.ts';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { callEndpoint } from '../requests/call-endpoint.ts';
import { failureMessage } from '../requests/failure-message.ts';
import styles from './site-settings.module.css';

interface DrawingFieldProps {
  readonly value: string | undefined;
  readonly onChange: (file: string) => void;
  readonly refused: string | undefined;
  readonly readOnly: boolean;
}

/** An SVG of one's own, cleaned when it is chosen. */
export function DrawingField({ value, onChange, refused, readOnly }: DrawingFieldProps) {
  const intl = useIntl();
  const id = useId();
  const [kept, setKept] = useState<KeptDrawing>();
  const [failure, setFailure] = useState<string>();
  const keep = async (svg: string) => {
    setFailure(undefined);
    try {
      const sent = await callEndpoint(brandFileEndpoints.keepDrawing, { body: { svg } });
      setKept(sent);
      onChange(sent.file);
    } catch (error) {
      setFailure(failureMessage(intl, error));
    }
  };
  return (
    <div className={styles.file}>
      <label htmlFor={id}>
        <FormattedMessage id="settings.brand.drawing" />
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        <FormattedMessage id="settings.brand.drawing.hint" />
      </p>
      {value !== undefined && <img className={styles.drawing} src={drawingPath(value)} alt="" />}
      <input
        id={id}
        type="file"
        accept=".svg,image/svg+xml"
        disabled={readOnly}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget: { files } }) => void files?.[0]?.text().then(keep)}
      />
      {kept && kept.dropped.length > 0 && (
        <p role="status">
          <FormattedMessage
            id="settings.brand.drawing.dropped"
            values={{ names: kept.dropped.join(', ') }}
          />
        </p>
      )}
      {(failure ?? refused) && (
        <p role="alert" className="refused">
          {failure ?? refused}
        </p>
      )}
    </div>
  );
}
