import {
  colourSchema,
  type Palette,
  type PaletteColour,
  paletteColours,
  paletteSchema,
} from '@parvis/contracts/brand/brand.ts';
import {
  checkPalette,
  nearestColour,
  type PaletteFault,
} from '@parvis/contracts/brand/check-palette.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Field } from '../shell/field.tsx';
import styles from './site-settings.module.css';

interface PaletteFieldsProps {
  readonly value: Palette;
  readonly onChange: (palette: Palette) => void;
  readonly refused: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
}

/** The three colours of the site, whose contrast is checked as they are typed. */
export function PaletteFields({ value, onChange, refused, readOnly }: PaletteFieldsProps) {
  const faults = paletteSchema.safeParse(value).success ? checkPalette(value) : [];
  return (
    <div className={styles.palette}>
      {paletteColours.map((colour) => (
        <ColourField
          key={colour}
          colour={colour}
          value={value[colour]}
          onChange={(typed) => onChange({ ...value, [colour]: typed })}
          refused={refused.get(`brand/palette/${colour}`)}
          readOnly={readOnly}
        >
          {faults
            .filter((fault) => fault.colour === colour)
            .map((fault) => (
              <Fault
                key={colour}
                fault={fault}
                palette={value}
                onTake={readOnly ? undefined : onChange}
              />
            ))}
        </ColourField>
      ))}
    </div>
  );
}

interface ColourFieldProps {
  readonly colour: PaletteColour;
  readonly value: string;
  readonly onChange: (colour: string) => void;
  readonly refused: string | undefined;
  readonly readOnly: boolean;
  readonly children: React.ReactNode;
}

/** A colour, picked or typed. */
function ColourField({ colour, value, onChange, refused, readOnly, children }: ColourFieldProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `settings.brand.colour.${colour}` });
  const isColour = colourSchema.safeParse(value).success;
  const format = intl.formatMessage({ id: 'settings.brand.colour.format' });
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={intl.formatMessage({ id: 'settings.brand.colour.pick' }, { label })}
        value={isColour ? value : '#000000'}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field
        label={label}
        value={value}
        onChange={(typed) => onChange(typed.trim().toLowerCase())}
        refused={isColour ? refused : format}
        readOnly={readOnly}
      />
      <div role="status" className={styles.fault}>
        {children}
      </div>
    </div>
  );
}

interface FaultProps {
  readonly fault: PaletteFault;
  readonly palette: Palette;
  readonly onTake: ((palette: Palette) => void) | undefined;
}

/** Why a colour is refused, and the nearest one that is not. */
function Fault({ fault: { colour, contrast, minimum, pair }, palette, onTake }: FaultProps) {
  const nearest = nearestColour(palette, colour);
  return (
    <>
      <p>
        <FormattedMessage
          id={pair === undefined ? 'settings.brand.too-dark' : 'settings.brand.too-faint'}
          values={{
            contrast: <FormattedNumber value={Math.floor(contrast * 10) / 10} />,
            minimum: <FormattedNumber value={minimum} />,
          }}
        />
      </p>
      {onTake && (
        <Button className="button small" onPress={() => onTake({ ...palette, [colour]: nearest })}>
          <FormattedMessage id="settings.brand.take" values={{ nearest }} />
        </Button>
      )}
    </>
  );
}
