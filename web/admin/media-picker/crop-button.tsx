import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { useParams } from '@tanstack/react-router';
import { Crop } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { CropDialog } from '../library/crop/crop-dialog.tsx';

/** Crops the picked image for the content being edited; shows a notice when none is picked. */
export function CropButton({ imageId }: { imageId: string | undefined }) {
  const [requested, setRequested] = useState(false);
  const { id } = useParams({ strict: false });
  const content = contentIdSchema.safeParse(id);
  if (!content.success) return null;
  return (
    <>
      <Button className="button" onPress={() => setRequested(true)}>
        <Crop size={15} aria-hidden />
        <FormattedMessage id="item.crop" />
      </Button>
      {requested && imageId === undefined && (
        <p role="alert" className="refused">
          <FormattedMessage id="crop.no-image" />
        </p>
      )}
      {requested && imageId !== undefined && (
        <CropDialog
          imageId={imageId}
          contentId={content.data}
          onClose={() => setRequested(false)}
        />
      )}
    </>
  );
}
