import { type NamedId, namedIdsIn } from '@parvis/contracts/content/modules/named-ids.ts';
import { siteFactsModuleSchema } from '@parvis/contracts/content/modules/site-facts.ts';
import { titleOfModule } from '@parvis/contracts/content/modules/words.ts';
import type { ModuleView } from '@parvis/contracts/content/views.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { readNamedContent } from '../content-picker/api/find-content.ts';
import { type PickedKind, readPicked, toChoice } from '../media-picker/api/choices.ts';
import { readImage } from '../media-picker/api/images.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';

/**
 * The excerpt of a module: its first words, else what it shows of the site's data, else the title of the first item that it names and the
 * number of others.
 */
export function ModuleTitle({ module }: { readonly module: Pick<ModuleView, 'type' | 'data'> }) {
  const words = titleOfModule(module);
  if (words !== '') return words;
  const facts =
    module.type === 'site-facts' ? siteFactsModuleSchema.safeParse(module.data).data : undefined;
  if (facts !== undefined) return <FormattedMessage id={`site-facts.shows-${facts.shows}`} />;
  const [first, ...others] = namedIdsIn(module.data);
  if (first === undefined) return <FormattedMessage id="modules.empty" />;
  return <TitleOfNamed named={first} others={others.length} />;
}

interface TitleOfNamedProps {
  readonly named: NamedId;
  readonly others: number;
}

function TitleOfNamed({ named, others }: TitleOfNamedProps) {
  const title = useTitleOf(named);
  if (title === undefined) return <FormattedMessage id="modules.no-words" />;
  return <FormattedMessage id="modules.holds" values={{ title, count: others }} />;
}

const pickedKinds: Partial<Record<NamedId['field'], PickedKind>> = {
  fileId: 'file',
  videoId: 'video',
  playlistId: 'playlist',
};

/** Returns the title of a named item; undefined while it loads, and when it cannot be read. */
function useTitleOf({ field, id }: NamedId): string | undefined {
  const { language } = useInterfaceLanguage();
  const kind = pickedKinds[field];
  const image = useQuery({
    ...readImage(id),
    enabled: field === 'imageId',
    select: ({ title }) => textIn(title, language),
  });
  const picked = useQuery({
    ...readPicked(kind ?? 'file', id),
    enabled: kind !== undefined,
    select: (one) => toChoice(one, language).title,
  });
  const content = useQuery({
    ...readNamedContent(id),
    enabled: field === 'contentId',
    select: (named) => named?.title,
  });
  return image.data ?? picked.data ?? content.data;
}
