import {
  checkMapping,
  type MappingProblem,
  rulesOf,
} from '@parvis/contracts/careers/mapping/check-mapping.ts';
import type { MappingView } from '@parvis/contracts/careers/mapping/endpoints.ts';
import { mappedFields } from '@parvis/contracts/careers/mapping/mapping.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormCommand } from '../../requests/use-form-command.ts';
import { HistoryLink } from '../../revisions/history-link.tsx';
import { Failure } from '../../shell/failure.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { useCanWrite } from '../../shell/session.ts';
import { DeleteMapping } from './delete-mapping.tsx';
import { MappingField } from './mapping-field.tsx';
import { MappingFiles } from './mapping-files.tsx';
import { saveMapping } from './mapping-requests.ts';
import { MappingTrial } from './mapping-trial.tsx';
import own from './mappings.module.css';
import { leavesOf } from './record-leaves.ts';
import { RecordPaths } from './record-paths.tsx';
import { type MappingDraft, useMappingDraft } from './use-mapping-draft.ts';

interface MappingEditorProps {
  readonly name: string;
  /** As it is saved; undefined for a new one. */
  readonly saved: MappingView | undefined;
}

/** The fields of an offer beside a record of a file, and the offer that results beside it. */
export function MappingEditor({ name, saved }: MappingEditorProps) {
  const intl = useIntl();
  const notify = useNotify();
  const mapping = useMappingDraft(saved);
  const { draft, tried } = mapping;
  const [at, setAt] = useState(0);
  const { run, isBusy, failure } = useFormCommand('offer-mappings');
  const first = tried?.sample.first ?? [];
  const record = first[Math.min(at, first.length - 1)];
  const problems = checkMapping(draft);
  const used = { ...draft, fields: Object.fromEntries(rulesOf(draft.fields)) };
  const save = async () => {
    const done = await run(() => saveMapping(name, used, saved?.revision));
    if (done) notify({ words: intl.formatMessage({ id: 'mappings.saved' }, { name }) });
  };
  return (
    <div className={own.editor}>
      <header className={own.head}>
        <h2>{name}</h2>
        <Link to="/admin/offers/mappings" search={{}}>
          <FormattedMessage id="mappings.all" />
        </Link>
        {saved && <HistoryLink of={{ type: 'offer-mapping', id: name }} name={name} />}
        {saved && <DeleteMapping name={name} revision={saved.revision} />}
      </header>
      <MappingFiles name={name} mapping={mapping} />
      <PathChoices first={first} />
      <div className={own.columns}>
        <RecordPaths first={first} at={at} onAt={setAt} record={record} />
        <Fields mapping={mapping} first={first} record={record} problems={problems} />
        <MappingTrial mapping={mapping.settled} first={first} at={at} />
      </div>
      <Failure words={failure} />
      <Saving problems={problems} isBusy={isBusy} onSave={() => void save()} />
    </div>
  );
}

interface FieldsProps {
  readonly mapping: MappingDraft;
  readonly first: readonly unknown[];
  readonly record: unknown;
  readonly problems: readonly MappingProblem[];
}

function Fields({ mapping, first, record, problems }: FieldsProps) {
  return (
    <section aria-labelledby="mapping-fields">
      <h3 id="mapping-fields">
        <FormattedMessage id="mappings.fields" />
      </h3>
      {mappedFields.map((field) => (
        <MappingField
          key={field}
          field={field}
          rule={mapping.draft.fields[field]}
          record={record}
          first={first}
          problem={problems.find((one) => one.field === field)}
          onChange={(changed) => mapping.change(field, changed)}
        />
      ))}
    </section>
  );
}

/** The paths of the first records, for the browser to suggest. */
function PathChoices({ first }: { readonly first: readonly unknown[] }) {
  const paths = [...new Set(first.flatMap(leavesOf).map(({ path }) => path))];
  return (
    <datalist id="mapping-paths">
      {paths.map((path) => (
        <option key={path} value={path}>
          {path}
        </option>
      ))}
    </datalist>
  );
}

interface SavingProps {
  readonly problems: readonly MappingProblem[];
  readonly isBusy: boolean;
  readonly onSave: () => void;
}

/** The button that saves, or the fields that are wrong. */
function Saving({ problems, isBusy, onSave }: SavingProps) {
  const intl = useIntl();
  if (!useCanWrite()) return null;
  const fields = problems.map(({ field }) => intl.formatMessage({ id: `mappings.field.${field}` }));
  return (
    <p className={own.save}>
      <Button
        className="button primary"
        isDisabled={isBusy || problems.length > 0}
        onPress={onSave}
      >
        <FormattedMessage id="mappings.save" />
      </Button>
      {problems.length > 0 && (
        <FormattedMessage id="mappings.problems" values={{ fields: intl.formatList(fields) }} />
      )}
    </p>
  );
}
