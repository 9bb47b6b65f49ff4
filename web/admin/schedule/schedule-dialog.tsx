import { type ContentPlan, nextPlanned, noPlan } from '@parvis/contracts/content/plan.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '../blocks/checkbox-field.tsx';
import { InstantField } from '../blocks/instant-field.tsx';
import { failureMessage } from '../requests/failure-message.ts';
import { RequestRefused, refusedFields } from '../requests/failures.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { useNotify } from '../shell/notices.tsx';
import { scheduleContent } from './schedule-commands.ts';

interface ScheduleDialogProps {
  readonly content: ContentView;
  readonly onClose: () => void;
}

/** Asks when an item is to be published and unpublished. */
export function ScheduleDialog({ content, onClose }: ScheduleDialogProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const [plan, setPlan] = useState<ContentPlan>(content.plan);
  const { send, sending, refused, failure } = useSchedule(content, onClose);
  return (
    <DialogFrame
      title={intl.formatMessage({ id: 'schedule.title' }, { title: content.title })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id={content.status === 'published' ? 'schedule.hint-published' : 'schedule.hint'}
        />
      </p>
      {(['publishAt', 'unpublishAt'] as const).map((field) => (
        <InstantField
          key={field}
          label={intl.formatMessage({ id: labels[field] })}
          value={plan[field]}
          onChange={(at) => setPlan({ ...plan, [field]: typeof at === 'string' ? at : null })}
          hint="instant.hint"
          refused={refused.get(field)}
          readOnly={false}
          locale={language}
        />
      ))}
      {plan.publishAt !== null && (
        <CheckboxField
          label={intl.formatMessage({ id: 'schedule.fixed' })}
          value={plan.fixed ?? false}
          onChange={(fixed) => setPlan({ ...plan, fixed: fixed === true })}
          refused={refused.get('fixed')}
          readOnly={false}
          locale={language}
        />
      )}
      {failure !== undefined && (
        <p role="alert" className="refused">
          {failure}
        </p>
      )}
      <DialogActions>
        <Button className="button primary" isDisabled={sending} onPress={() => void send(plan)}>
          <FormattedMessage id="schedule.save" />
        </Button>
        {nextPlanned(content.plan) !== null && (
          <Button className="button" isDisabled={sending} onPress={() => void send(noPlan)}>
            <FormattedMessage id="schedule.none" />
          </Button>
        )}
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

const labels = {
  publishAt: 'schedule.publish-at',
  unpublishAt: 'schedule.unpublish-at',
} as const;

/**
 * Returns a function that saves the plan; if it is refused, validation messages are shown next to
 * their fields and the dialog stays open.
 */
function useSchedule(content: ContentView, onDone: () => void) {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const refused =
    error instanceof RequestRefused ? refusedFields(error.problem) : new Map<string, string>();
  const send = async (plan: ContentPlan) => {
    setSending(true);
    try {
      await scheduleContent(content, plan);
      // The query keys of views that show an item and its plan do not share a prefix.
      await queryClient.invalidateQueries();
      const id = nextPlanned(plan) === null ? 'schedule.dropped' : 'schedule.done';
      notify({ words: intl.formatMessage({ id }) });
      onDone();
    } catch (cause) {
      setError(cause);
    } finally {
      setSending(false);
    }
  };
  const failure = error === undefined || refused.size > 0 ? undefined : failureMessage(intl, error);
  return { send, sending, refused, failure };
}
