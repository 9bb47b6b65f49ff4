import type { Finding } from '@parvis/contracts/content/checks/finding.ts';
import { headerFields } from '@parvis/contracts/content/header-fields.ts';
import type { EditedContent } from '@parvis/contracts/content/kind-views.ts';
import { describeFields } from '@parvis/contracts/content/modules/fields.ts';
import { moduleSchemaOf } from '@parvis/contracts/content/modules/module-types.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PartComments } from '../approvals/part-comments.tsx';
import { ModuleForm } from '../blocks/module-form.tsx';
import { useSoughtField } from '../checks/use-sought-field.ts';
import { refusedFields } from '../requests/failures.ts';
import { Moment } from '../shell/moment.tsx';
import type { FormProps } from './form-props.ts';
import { HeaderForm } from './header-form.tsx';
import { type Part, savedPart } from './part.ts';
import styles from './part-form.module.css';
import { PartRefusal } from './part-refusal.tsx';
import type { EditingSession } from './use-editing-session.ts';
import { useScrollToReason } from './use-scroll-to-reason.ts';

interface PartFormProps {
  readonly content: EditedContent;
  readonly part: Part;
  readonly session: EditingSession;
  readonly mayWrite: boolean;
  /** Whether the first field gets the focus when the form opens. */
  readonly focused: boolean;
  /** What the form leads to. */
  readonly sought: Finding | undefined;
}

/** The form of the selected part, with its latest revision. */
export function PartForm(props: PartFormProps) {
  const { content, part, session, mayWrite, focused, sought } = props;
  const intl = useIntl();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) firstField(pane.current)?.focus();
  }, [focused]);
  const { copies, refusals } = session.state.context;
  const module = content.modules.find(({ id }) => id === part);
  const copy = copies.get(part);
  const problem = refusals.get(part);
  useScrollToReason(pane, problem);
  useSoughtField(pane, sought);
  const form: FormProps = {
    data: copy?.data ?? savedPart(content, part)?.data ?? {},
    onChange: (data) => session.change(part, data),
    refused: problem ? refusedOfPart(refusedFields(problem)) : new Map(),
    readOnly: !mayWrite,
  };
  const fields = module ? describeFields(moduleSchemaOf(module.type)) : headerFields[content.kind];
  const title = intl.formatMessage(
    { id: module ? `module-type.${module.type}` : 'header.part' },
    { kind: content.kind },
  );
  return (
    <section
      ref={pane}
      className={styles.pane}
      aria-label={intl.formatMessage({ id: 'pane.form' })}
    >
      <header className={styles.head}>
        <h2 tabIndex={-1}>{title}</h2>
        <RevisionLine content={content} part={part} />
        {copy && mayWrite && (
          <button
            type="button"
            className="link"
            onClick={() => session.send({ type: 'discard', part })}
          >
            <FormattedMessage id="save.discard" />
          </button>
        )}
      </header>
      <PartComments contentId={content.id} part={part} />
      {problem && <PartRefusal {...{ problem, part, fields }} refused={form.refused} />}
      {module ? (
        <ModuleForm {...form} type={module.type} locale={content.locale} />
      ) : (
        <HeaderForm {...form} content={content} />
      )}
    </section>
  );
}

/** Returns the element that gets the focus; the title while the field is loading. */
function firstField(pane: HTMLElement | null): HTMLElement | null {
  const field = pane?.querySelector<HTMLElement>('input, textarea, [contenteditable=true]');
  return field ?? pane?.querySelector('h2') ?? null;
}

/** Strips the prefix `data/` of a module's refused fields, which its form does not use. */
function refusedOfPart(fields: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...fields].map(([path, words]) => [path.replace(/^data\//, ''), words]));
}

function RevisionLine({ content, part }: { content: EditedContent; part: Part }) {
  const module = content.modules.find(({ id }) => id === part);
  const revision = module?.revision ?? content.revision;
  const at = module ? module.savedAt : content.updatedAt;
  const by = module ? module.savedBy : content.updatedBy;
  if (module && revision === 0) {
    return (
      <p className={styles.revision}>
        <FormattedMessage id="module-mark.never-saved" />
      </p>
    );
  }
  return (
    <p className={styles.revision}>
      <FormattedMessage id="revision.number" values={{ revision }} />
      {' · '}
      {by} {at && <Moment at={at} />}
      {' · '}
      <Link
        to="/admin/content/$kind/$id/history"
        params={{ kind: content.kind, id: content.id }}
        search={{ module: module?.id }}
      >
        <FormattedMessage id="history.link" />
      </Link>
    </p>
  );
}
