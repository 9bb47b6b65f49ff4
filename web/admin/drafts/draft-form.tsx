import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import { RequiredNote } from '../shell/required-note.tsx';
import styles from './drafts.module.css';
import { FoundWork } from './found-work.tsx';
import type { FormDraft } from './use-form-draft.ts';

/** Who saved the item last, and when. */
interface Saved {
  readonly revision: number;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
}

interface DraftFormProps {
  readonly form: FormDraft;
  readonly saved: Saved | undefined;
  readonly children: ReactNode;
  /** Why nothing can be saved, for users who may only read. */
  readonly readOnly?: ReactNode;
  /** Further buttons next to the save button. */
  readonly actions?: ReactNode;
}

/**
 * A form whose draft is stored until it is saved: it offers to restore an earlier draft, and
 * contains the fields and the save button.
 */
export function DraftForm({ form, saved, children, readOnly, actions }: DraftFormProps) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {readOnly === undefined && <FoundWork {...form} />}
      {readOnly === undefined && <RequiredNote />}
      {children}
      {readOnly === undefined ? (
        <div className={styles.save}>
          <StateOfSave state={form.state} saved={saved} />
          <div className={styles.actions}>
            <SaveButtons form={form} />
            {actions}
          </div>
        </div>
      ) : (
        <p className="note">{readOnly}</p>
      )}
    </form>
  );
}

function SaveButtons({ form: { state, takeTheirs, keepMine } }: { form: FormDraft }) {
  if (state.kind !== 'overtaken')
    return (
      <Button
        type="submit"
        className="button primary"
        isDisabled={state.kind === 'saving' || state.kind === 'saved'}
      >
        <FormattedMessage id="save.save" />
      </Button>
    );
  return (
    <>
      <Button className="button" onPress={() => void takeTheirs()}>
        <FormattedMessage id="draft.take-theirs" />
      </Button>
      <Button className="button" onPress={() => void keepMine()}>
        <FormattedMessage id="stale.keep-mine" />
      </Button>
    </>
  );
}

/** Shows whether the draft is saved, and if not why. */
function StateOfSave({ state, saved }: Pick<DraftFormProps, 'saved'> & Pick<FormDraft, 'state'>) {
  const isFailed = state.kind === 'overtaken' || state.kind === 'refused';
  return (
    <>
      <p role="status">{isFailed ? null : <SaveStatus state={state} saved={saved} />}</p>
      {isFailed && (
        <p role="alert" className="refused">
          {state.words}
        </p>
      )}
    </>
  );
}

function SaveStatus({ state, saved }: Pick<DraftFormProps, 'saved'> & Pick<FormDraft, 'state'>) {
  if (state.kind === 'unsaved') return <FormattedMessage id="save.unsaved-mark" />;
  if (state.kind === 'saving') return <FormattedMessage id="save.saving" />;
  if (!saved) return null;
  const { revision, updatedAt, updatedBy } = saved;
  if (updatedAt === null) return <FormattedMessage id="draft.never-saved" />;
  return (
    <FormattedMessage
      id="draft.saved"
      values={{ revision, by: updatedBy, at: <Moment at={updatedAt} /> }}
    />
  );
}
