import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { areaFor, imageUseSchema, imageUses } from '@parvis/contracts/media/crop.ts';
import type { CropForm, ImageView } from '@parvis/contracts/media/views.ts';

/** Returns the initial data of the crop tool, for crops everywhere or in one content item. */
export function cropForm(image: ImageView, contentId: ContentId | null): CropForm {
  const isChosenFor = (use: string) =>
    image.crops.some((crop) => crop.use === use && crop.contentId === contentId);
  return {
    image,
    contentId,
    uses: imageUseSchema.options.map((use) => ({
      use,
      ...imageUses[use],
      area: areaFor(image, use, contentId),
      chosen: isChosenFor(use),
    })),
  };
}
