import type { MappingProblem } from '@parvis/contracts/careers/mapping/check-mapping.ts';
import {
  type MappedField,
  type MappingRule,
  mappedChoices,
} from '@parvis/contracts/careers/mapping/mapping.ts';
import { parsePath } from '@parvis/contracts/careers/mapping/mapping-path.ts';
import { pickValues, toText } from '@parvis/contracts/careers/mapping/pick-values.ts';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MappingValues } from './mapping-values.tsx';
import own from './mappings.module.css';

/** How much of what is found is shown. */
const longestShown = 120;

interface MappingFieldProps {
  readonly field: MappedField;
  readonly rule: MappingRule | undefined;
  readonly record: unknown;
  readonly first: readonly unknown[];
  readonly problem: MappingProblem | undefined;
  readonly onChange: (changed: Partial<MappingRule>) => void;
}

const noRule: MappingRule = { path: '' };

/** Where a field of the offer comes from, and what is found there. */
export function MappingField({
  field,
  record,
  first,
  problem,
  onChange,
  ...given
}: MappingFieldProps) {
  const intl = useIntl();
  const id = useId();
  const { path, constant = '', values = [] } = given.rule ?? noRule;
  const broken = problem?.problem === 'mapping-missing' ? undefined : problem;
  const all = [...new Set(first.flatMap((one) => textsAt(one, path)))];
  const leadsNowhere = path !== '' && first.length > 0 && all.length === 0;
  return (
    <div className={own.field} role="group" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={id}>
        <FormattedMessage id={`mappings.field.${field}`} />
      </label>
      <input
        id={id}
        className={own.path}
        list="mapping-paths"
        value={path}
        placeholder={intl.formatMessage({ id: 'mappings.path' })}
        aria-invalid={broken !== undefined || undefined}
        aria-describedby={`${id}-found`}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange({ path: event.target.value })}
      />
      <p
        id={`${id}-found`}
        className={own.found}
        data-tone={broken || leadsNowhere ? 'failed' : undefined}
      >
        <Found texts={textsAt(record, path)} broken={broken} leadsNowhere={leadsNowhere} />
      </p>
      <details className={own.more} open={constant !== '' || undefined}>
        <summary>
          <FormattedMessage id="mappings.more" />
        </summary>
        <label>
          <FormattedMessage id="mappings.constant" />
          <input
            className={own.path}
            value={constant}
            onChange={(event) => onChange({ constant: event.target.value || undefined })}
          />
        </label>
        <MappingValues
          choices={mappedChoices[field]}
          found={all}
          values={values}
          onChange={(changed) => onChange({ values: changed })}
        />
      </details>
    </div>
  );
}

interface FoundProps {
  readonly texts: readonly string[];
  readonly broken: MappingProblem | undefined;
  readonly leadsNowhere: boolean;
}

/** What a path finds in the record that is shown, or what is wrong with it. */
function Found({ texts, broken, leadsNowhere }: FoundProps) {
  if (broken)
    return <FormattedMessage id={`mappings.${broken.problem}`} values={{ words: broken.words }} />;
  if (leadsNowhere) return <FormattedMessage id="mappings.nowhere" />;
  return texts.join(' · ').slice(0, longestShown);
}

function textsAt(record: unknown, path: string): readonly string[] {
  const steps = path.trim() === '' ? undefined : parsePath(path);
  if (steps === undefined) return [];
  return pickValues(record, steps, 50).flatMap((value) => toText(value)?.trim() || []);
}
