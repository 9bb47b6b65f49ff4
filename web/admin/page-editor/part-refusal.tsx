import type { Field } from '@parvis/contracts/content/modules/fields.ts';
import type { Problem } from '@parvis/contracts/http/problem.ts';
import { FormattedMessage } from 'react-intl';
import type { Part } from './part.ts';

interface PartRefusalProps {
  readonly problem: Problem;
  readonly part: Part;
  /** The fields of its form. */
  readonly fields: readonly Field[];
  /** The validation messages, by the path of what they concern. */
  readonly refused: ReadonlyMap<string, string>;
}

/** Shows that a part was not saved, and why, unless a field shows that. */
export function PartRefusal({ problem, part, fields, refused }: PartRefusalProps) {
  const names = new Set(fields.map(({ name }) => name));
  const isShown = [...refused.keys()].some((path) => names.has(path.split('/')[0] ?? ''));
  return (
    <p role="alert" className="refused">
      <FormattedMessage id={part === 'header' ? 'save.header-refused' : 'save.module-refused'} />
      {!isShown && ` ${problem.detail}`}
    </p>
  );
}
