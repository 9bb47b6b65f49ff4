import type {
  ModuleContent,
  ModuleData,
  ModuleType,
} from '@parvis/contracts/content/modules/module-types.ts';
import type { ComponentType } from 'react';
import { AccordionView } from './accordion/accordion-view.tsx';
import type { BlockContext, BlockProps } from './block-props.ts';
import { CandidateCallView, NewsletterCallView } from './call/call-view.tsx';
import { CardTabsView } from './card-tabs/card-tabs-view.tsx';
import { CarouselView } from './carousel/carousel-view.tsx';
import { ChartView } from './chart/chart-view.tsx';
import { ContactView } from './contact/contact-view.tsx';
import { ContactCardsView } from './contact-cards/contact-cards-view.tsx';
import { ContactFormView } from './contact-form/contact-form-view.tsx';
import { DataTableView } from './data-table/data-table-view.tsx';
import { DownloadCardsView } from './download-cards/download-cards-view.tsx';
import { EmployerReviewView } from './employer-review/employer-review-view.tsx';
import { EthicsFormView } from './ethics-form/ethics-form-view.tsx';
import { EventView } from './event/event-view.tsx';
import { FactsView } from './facts/facts-view.tsx';
import { GalleryView } from './gallery/gallery-view.tsx';
import { ImageView } from './image/image-view.tsx';
import { InfographyView } from './infography/infography-view.tsx';
import { JobView } from './job/job-view.tsx';
import { KeyNumbersView } from './key-numbers/key-numbers-view.tsx';
import { PageTabView } from './page-tab/page-tab-view.tsx';
import { BlockTitleId } from './parts/block-title.tsx';
import { ProfilesView } from './profiles/profiles-view.tsx';
import { QuoteView } from './quote/quote-view.tsx';
import { SiteFactsView } from './site-facts/site-facts-view.tsx';
import { SliderView } from './slider/slider-view.tsx';
import { SocialPostsView } from './social-posts/social-posts-view.tsx';
import { StatementView } from './statement/statement-view.tsx';
import { TabsView } from './tabs/tabs-view.tsx';
import { TeaserView } from './teaser/teaser-view.tsx';
import { TextView } from './text/text-view.tsx';
import { VideoView } from './video/video-view.tsx';
import { WorldView } from './world/world-view.tsx';

/** The columns of the page that a module spans. */
export type Columns = 'beside' | 'text' | 'heading' | 'statement' | 'wide';

interface Block<T extends ModuleType> {
  readonly View: ComponentType<BlockProps<T>>;
  readonly columns: Columns | ((data: ModuleData<T>) => Columns);
}

const blocks: { readonly [T in ModuleType]: Block<T> } = {
  text: { View: TextView, columns: 'text' },
  statement: { View: StatementView, columns: 'statement' },
  image: { View: ImageView, columns: ({ size }) => size },
  quote: { View: QuoteView, columns: 'text' },
  'key-numbers': { View: KeyNumbersView, columns: 'wide' },
  facts: { View: FactsView, columns: 'beside' },
  'data-table': { View: DataTableView, columns: 'wide' },
  chart: { View: ChartView, columns: 'wide' },
  'download-cards': { View: DownloadCardsView, columns: 'wide' },
  'contact-cards': { View: ContactCardsView, columns: 'wide' },
  accordion: { View: AccordionView, columns: 'text' },
  tabs: { View: TabsView, columns: 'text' },
  'card-tabs': { View: CardTabsView, columns: 'wide' },
  'page-tab': { View: PageTabView, columns: 'heading' },
  event: { View: EventView, columns: 'text' },
  teaser: { View: TeaserView, columns: 'wide' },
  'contact-form': { View: ContactFormView, columns: 'text' },
  contact: { View: ContactView, columns: 'text' },
  'ethics-form': { View: EthicsFormView, columns: 'text' },
  world: { View: WorldView, columns: 'text' },
  profiles: { View: ProfilesView, columns: 'text' },
  'candidate-call': { View: CandidateCallView, columns: 'wide' },
  'newsletter-call': { View: NewsletterCallView, columns: 'wide' },
  'employer-review': { View: EmployerReviewView, columns: 'wide' },
  'social-posts': { View: SocialPostsView, columns: 'wide' },
  infography: { View: InfographyView, columns: 'wide' },
  gallery: { View: GalleryView, columns: 'wide' },
  slider: { View: SliderView, columns: 'wide' },
  carousel: { View: CarouselView, columns: 'wide' },
  video: { View: VideoView, columns: 'statement' },
  job: { View: JobView, columns: 'wide' },
  'site-facts': { View: SiteFactsView, columns: 'text' },
};

interface ModuleViewProps<T extends ModuleType> extends BlockContext {
  readonly content: ModuleContent<T>;
}

/** Renders a module of any type, for visitors and for the editor. */
export function ModuleView<T extends ModuleType>({ content, ...context }: ModuleViewProps<T>) {
  const { View }: Block<T> = blocks[content.type];
  return (
    <BlockTitleId value={context.headingIds[0]}>
      <View {...context} data={content.data} />
    </BlockTitleId>
  );
}

/** Returns the columns of the page that a module spans. */
export function chooseColumns<T extends ModuleType>({ type, data }: ModuleContent<T>): Columns {
  const { columns }: Block<T> = blocks[type];
  return typeof columns === 'function' ? columns(data) : columns;
}
