import type { Field } from '@parvis/contracts/content/modules/fields.ts';
import type { Problem } from '@parvis/contracts/http/problem.ts';
import { useEffect, useRef } from 'react';
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

/**
 * Shows that a part was not saved, and why, unless a field shows that. The reason is scrolled to: a
 * long text may have been saved from its end.
 */
export function PartRefusal({ problem, part, fields, refused }: PartRefusalProps) {
  const names = new Set(fields.map(({ name }) => name));
  const isInField = [...refused.keys()].some((path) => names.has(path.split('/')[0] ?? ''));
  const shown = isInField ? undefined : problem;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown) line.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <p ref={line} role="alert" className="refused">
      <FormattedMessage id={part === 'header' ? 'save.header-refused' : 'save.module-refused'} />
      {shown && ` ${shown.detail}`}
    </p>
  );
}
