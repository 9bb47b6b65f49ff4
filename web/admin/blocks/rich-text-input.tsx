import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentProps, lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Loading } from '../shell/frame.tsx';

const RichTextField = lazy(() =>
  import('../page-editor/text-form/rich-text-field.tsx').then((module) => ({
    default: module.RichTextField,
  })),
);

/** A rich text editor; its script is loaded when the first one is shown, and its failure stays within it. */
export function RichTextInput(props: ComponentProps<typeof RichTextField>) {
  return (
    <CatchBoundary getResetKey={() => props.label} errorComponent={FormFailure}>
      <Suspense fallback={<Loading />}>
        <RichTextField {...props} />
      </Suspense>
    </CatchBoundary>
  );
}

function FormFailure() {
  return (
    <p role="alert" className="refused">
      <FormattedMessage id="failure.form" />
    </p>
  );
}
