import { Button } from '../../ui/button/button.tsx';
import { Dialog, dialogCommand } from '../../ui/dialog/dialog.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';

/** Serializable: the page carries it as JSON. */
export interface DialogDemoProps {
  readonly id: string;
  readonly open: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly labels: { readonly close: string; readonly main: string; readonly quiet: string };
}

/** A button and the dialog that it opens. */
export function DialogDemo({ id, open, title, paragraphs, labels }: DialogDemoProps) {
  const control = useDialog();
  const actions = (
    <>
      <Button onClick={control.hide} {...dialogCommand(id, 'close')}>
        {labels.main}
      </Button>
      <Button kind="secondary" onClick={control.hide} {...dialogCommand(id, 'close')}>
        {labels.quiet}
      </Button>
    </>
  );
  return (
    <>
      <Button kind="secondary" onClick={control.show} {...dialogCommand(id, 'show-modal')}>
        {open}
      </Button>
      <Dialog id={id} control={control} title={title} closeLabel={labels.close} actions={actions}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Dialog>
    </>
  );
}
