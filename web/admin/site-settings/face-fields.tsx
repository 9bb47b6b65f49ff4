import { brandFileEndpoints } from '@parvis/contracts/brand/brand-file-endpoints.ts';
import { type Face, type Faces, type FaceUse, faceUses } from '@parvis/contracts/brand/face.ts';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '../blocks/checkbox-field.tsx';
import { callEndpoint } from '../requests/call-endpoint.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import styles from './site-settings.module.css';

interface FaceFieldsProps {
  readonly value: Faces;
  readonly onChange: (faces: Faces) => void;
  readonly refused: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
}

/** The type faces of texts and headings, which are the product's until others are sent. */
export function FaceFields({ value, onChange, refused, readOnly }: FaceFieldsProps) {
  const intl = useIntl();
  const { language: locale } = useInterfaceLanguage();
  const [isLicensed, setLicensed] = useState(false);
  const change = (use: FaceUse, face: Face | undefined) => {
    const { [use]: _, ...rest } = value;
    onChange(face === undefined ? rest : { ...rest, [use]: face });
  };
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage id="settings.brand.faces.hint" />
      </p>
      <CheckboxField
        label={intl.formatMessage({ id: 'settings.brand.faces.licensed' })}
        value={isLicensed}
        onChange={(licensed) => setLicensed(licensed === true)}
        refused={undefined}
        {...{ readOnly, locale }}
      />
      {faceUses.map((use) => (
        <FaceField
          key={use}
          use={use}
          value={value[use]}
          onChange={(face) => change(use, face)}
          refused={refused.get(`brand/faces/${use}/file`)}
          isOpen={isLicensed && !readOnly}
          readOnly={readOnly}
        />
      ))}
    </>
  );
}

interface FaceFieldProps {
  readonly use: FaceUse;
  readonly value: Face | undefined;
  readonly onChange: (face: Face | undefined) => void;
  readonly refused: string | undefined;
  /** Whether a file can be chosen. */
  readonly isOpen: boolean;
  readonly readOnly: boolean;
}

function FaceField({ use, value, onChange, refused, isOpen, readOnly }: FaceFieldProps) {
  const intl = useIntl();
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const keep = async (file: File) => {
    setFailure(undefined);
    try {
      const woff2 = await inBase64(file);
      const body = { woff2, licensed: true } as const;
      onChange({ ...(await callEndpoint(brandFileEndpoints.keepFace, { body })), licensed: true });
    } catch (error) {
      setFailure(failureMessage(intl, error));
    }
  };
  const words = failure ?? refused;
  return (
    <div className={styles.file}>
      <label htmlFor={id}>
        <FormattedMessage id={`settings.brand.faces.${use}`} />
      </label>
      <span>{value?.family ?? <FormattedMessage id="settings.brand.faces.usual" />}</span>
      <input
        id={id}
        type="file"
        accept=".woff2,font/woff2"
        disabled={!isOpen}
        onChange={({ currentTarget: { files } }) => files?.[0] && void keep(files[0])}
      />
      {value && !readOnly && (
        <Button className="button small" onPress={() => onChange(undefined)}>
          <FormattedMessage id="settings.brand.faces.remove" values={{ name: value.family }} />
        </Button>
      )}
      {words && (
        <p role="alert" className="refused">
          {words}
        </p>
      )}
    </div>
  );
}

async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
