import {
  type NoteGroup,
  type NoteKind,
  noteCodes,
  noteKinds,
} from '@parvis/contracts/careers/import-notes.ts';
import type { OfferImport } from '@parvis/contracts/careers/views.ts';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import list from './imports.module.css';

/** What an import refused, dropped and guessed, by field, with some of the records. */
export function ImportNotes({ notes }: Pick<OfferImport, 'notes'>) {
  return noteKinds.map((kind) => {
    const groups = notes.filter(({ code }) => noteCodes[code] === kind);
    return groups.length > 0 && <NotesOfKind key={kind} kind={kind} groups={groups} />;
  });
}

function NotesOfKind({ kind, groups }: { kind: NoteKind; groups: readonly NoteGroup[] }) {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <details className={list.notes} data-kind={kind}>
      <summary>
        <FormattedMessage id={`imports.notes.${kind}`} values={{ count }} />
      </summary>
      <ul>
        {groups.map((group) => (
          <Group key={`${group.field}/${group.code}/${group.name}`} group={group} />
        ))}
      </ul>
    </details>
  );
}

function Group({ group: { field, code, name, count, records } }: { group: NoteGroup }) {
  return (
    <li>
      <p>
        <strong>{name ?? <FieldName field={field} />}</strong>
        {' · '}
        <FormattedMessage id={`imports.note.${code}`} />
        {' · '}
        <FormattedMessage id="imports.note-count" values={{ count }} />
      </p>
      <ul>
        {records.map((record) => (
          <li key={JSON.stringify(record)}>
            <NotedRecord record={record} />
          </li>
        ))}
        {count > records.length && (
          <li>
            <FormattedMessage
              id="imports.more-records"
              values={{ count: count - records.length }}
            />
          </li>
        )}
      </ul>
    </li>
  );
}

/** The name of what a note is about. */
export function FieldName({ field }: Pick<NoteGroup, 'field'>) {
  return field === 'record' || field === 'other' ? (
    <FormattedMessage id={`imports.noted.${field}`} />
  ) : (
    <FormattedMessage id={`offer-list.field.${field}`} />
  );
}

/** “Line 12, A-42: « nc »”. */
function NotedRecord({
  record: { line, part, reference, words },
}: {
  record: NoteGroup['records'][number];
}) {
  return (
    <>
      <FormattedMessage id="imports.line" values={{ line: <FormattedNumber value={line} /> }} />
      {part !== undefined && ` · ${part}`}
      {reference !== undefined && ` · ${reference}`}
      {words !== undefined && (
        <>
          {' · '}
          <FormattedMessage id="imports.note-words" values={{ words }} />
        </>
      )}
    </>
  );
}
