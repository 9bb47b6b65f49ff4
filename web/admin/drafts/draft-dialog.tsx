import type { ComponentProps, ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { DialogFrame } from '../shell/dialog-frame.tsx';
import { DraftForm } from './draft-form.tsx';
import type { FormDraft } from './use-form-draft.ts';

interface DraftDialogProps {
  readonly title: string;
  readonly form: FormDraft & { readonly discard: () => void };
  readonly saved: ComponentProps<typeof DraftForm>['saved'];
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly wide?: boolean;
}

/** A form in a dialog: Cancel discards the draft, closing the dialog in any other way keeps it. */
export function DraftDialog({ title, form, saved, children, onClose, wide }: DraftDialogProps) {
  const cancel = () => {
    form.discard();
    onClose();
  };
  return (
    <DialogFrame title={title} onClose={onClose} {...(wide && { wide })}>
      <DraftForm
        form={form}
        saved={saved}
        actions={
          <Button className="button" onPress={cancel}>
            <FormattedMessage id="action.cancel" />
          </Button>
        }
      >
        {children}
      </DraftForm>
    </DialogFrame>
  );
}
