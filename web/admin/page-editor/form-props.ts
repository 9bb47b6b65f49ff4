import type { PartData } from './part.ts';

/** The props of every form. */
export interface FormProps {
  readonly data: PartData;
  readonly onChange: (data: PartData) => void;
  /** Validation messages, by field. */
  readonly refused: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
}
