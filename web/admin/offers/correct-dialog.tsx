import { titleOf } from '@parvis/contracts/careers/offer-path.ts';
import type { OfferView } from '@parvis/contracts/careers/views.ts';
import { defaultLocale, locales, titleField } from '@parvis/contracts/site/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { FoundWork } from '../drafts/found-work.tsx';
import { newCommandId } from '../requests/command-id.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { RequestRefused, refusedFields } from '../requests/failures.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { useNotify } from '../shell/notices.tsx';
import { correctingMachine } from './correcting.machine.ts';
import { correctingActors } from './correcting-actors.ts';
import { type DraftField, draftFields } from './correction-draft.ts';
import { CorrectionField } from './correction-field.tsx';
import styles from './offers.module.css';
import { useStoredCorrection } from './use-stored-correction.ts';

const machine = correctingMachine.provide({ actors: correctingActors });

interface CorrectDialogProps {
  readonly offer: OfferView;
  readonly onClose: () => void;
}

/**
 * The dialog that corrects fields of an offer: Cancel discards the typed text, closing it in any
 * other way keeps it.
 */
export function CorrectDialog({ offer, onClose }: CorrectDialogProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { state, send, kept, cancel } = useCorrecting(offer, onClose);
  useOnceSaved(state.matches('saved'), titleOf(offer.shown, language), onClose);
  const { context } = state;
  const refused = readRefused(context.error);
  return (
    <DialogFrame
      wide
      title={intl.formatMessage({ id: 'offer-list.correct-title' })}
      onClose={onClose}
    >
      <p className={styles.reference}>
        {offer.shown.reference} · {offer.shown.source}
      </p>
      <p>
        <FormattedMessage id="offer-list.correct-words" />
      </p>
      <FoundWork {...kept} />
      {context.isOvertaken && (
        <p role="alert" className="note">
          <FormattedMessage id="offer-list.overtaken" values={{ by: context.offer.updatedBy }} />
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'save' });
        }}
      >
        {draftFields.map((field) => (
          <CorrectionField
            key={field}
            field={field}
            offer={context.offer}
            value={context.draft[field]}
            refused={refused.get(field)}
            onChange={(value) => send({ type: 'change', field, value })}
            onRelease={() => send({ type: 'release', field })}
          />
        ))}
        {context.error !== undefined && refused.size === 0 && (
          <p role="alert" className="refused">
            {failureMessage(intl, context.error)}
          </p>
        )}
        <DialogActions>
          <Button type="submit" className="button primary" isDisabled={!state.matches('editing')}>
            <FormattedMessage id="save.save" />
          </Button>
          <Button className="button" onPress={cancel}>
            <FormattedMessage id="action.cancel" />
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}

/**
 * Returns a correction in progress, whose typed fields are stored until it is saved or cancelled.
 */
function useCorrecting(offer: OfferView, onClose: () => void) {
  const [state, send] = useMachine(machine, { input: { offer, newCommandId } });
  const { discard, ...kept } = useStoredCorrection(
    state.context.offer,
    state.matches('saved') ? undefined : state.context.draft,
    (field, value) => send({ type: 'change', field, value }),
  );
  const cancel = () => {
    discard();
    onClose();
  };
  return { state, send, kept, cancel };
}

/** The inputs that show the validation message of each field. */
const inputNames: Readonly<Record<string, DraftField>> = {
  ...Object.fromEntries(locales.map((locale) => [`title/${locale}`, titleField(locale)])),
  title: titleField(defaultLocale),
  contract: 'contract',
  closesAt: 'closesOn',
  applyUrl: 'applyUrl',
};

function readRefused(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof RequestRefused)) return new Map();
  const refused = refusedFields(error.problem);
  return new Map(
    Object.entries(inputNames).flatMap(([path, field]) => {
      const words = refused.get(path);
      return words === undefined ? [] : [[field, words]];
    }),
  );
}

/** Closes the dialog with a notice, and refetches the offers. */
function useOnceSaved(isSaved: boolean, title: string, onClose: () => void): void {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const conclude = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: ['offers'] });
    notify({ words: intl.formatMessage({ id: 'offer-list.correct-done' }, { title }) });
    onClose();
  });
  useEffect(() => {
    if (isSaved) conclude();
  }, [isSaved]);
}
