import { type KeyboardEvent, useState } from 'react';
import fields from '../field/field.module.css';
import styles from './slider.module.css';
import {
  computeShare,
  defaultSliderRange,
  valueAfterPageKey,
  valueWithin,
} from './slider-range.ts';
import { SliderTrack } from './slider-track.tsx';

export interface SliderProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly step?: number;
  readonly disabled?: boolean;
  readonly onChange?: (value: number) => void;
}

/** A native range input whose page keys jump by one fifth. */
export function Slider(props: SliderProps) {
  const { id, name, label, disabled, onChange, value: first } = props;
  const { minimum, maximum, step } = { ...defaultSliderRange, ...props };
  const range = { minimum, maximum, step };
  const [value, setValue] = useState(() => valueWithin(range, first));
  const set = (next: number) => {
    setValue(next);
    onChange?.(next);
  };
  const press = (event: KeyboardEvent) => {
    const next = valueAfterPageKey(range, value, event.key);
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <div className={fields.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={fields.label}>
          {label}
        </label>
        <output htmlFor={id} className={styles.value}>
          {value}
        </output>
      </div>
      <div className={styles.slider}>
        <SliderTrack from={0} to={computeShare(range, value)} />
        <input
          id={id}
          name={name}
          type="range"
          className={styles.input}
          min={minimum}
          max={maximum}
          step={step}
          value={value}
          disabled={disabled}
          onChange={(event) => set(valueWithin(range, event.target.valueAsNumber))}
          onKeyDown={press}
        />
      </div>
    </div>
  );
}
