import type { PartData } from './part.ts';

/** What every kind of form is given. */
export interface FormProps {
  readonly data: PartData;
  readonly onChange: (data: PartData) => void;
  /** Words of refused fields, by field. */
  readonly refused: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
}
