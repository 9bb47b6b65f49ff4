import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { ImageView } from './image/image-view.tsx';
import { StatementView } from './statement/statement-view.tsx';
import { TextView } from './text/text-view.tsx';

interface ModuleViewProps {
  readonly content: ModuleContent;
  /** Ids of a text's headings, in their order, unique across the page. */
  readonly headingIds: readonly string[];
  /** The page's pictures. */
  readonly images?: ReadonlyMap<MediaId, ShownImage> | undefined;
  readonly locale: Locale;
  /** True when the page shows no module before it. */
  readonly isFirst: boolean;
}

/** A module as its visitors and its editor see it, whatever its type. */
export function ModuleView({ content, headingIds, images, locale, isFirst }: ModuleViewProps) {
  switch (content.type) {
    case 'text':
      return <TextView data={content.data} headingIds={headingIds} />;
    case 'statement':
      return <StatementView data={content.data} />;
    case 'image': {
      const image = images?.get(content.data.imageId);
      return <ImageView data={content.data} image={image} locale={locale} isFirst={isFirst} />;
    }
  }
}
