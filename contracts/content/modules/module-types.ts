import { z } from 'zod';
import { accordionModuleSchema } from './accordion.ts';
import { callModuleSchema } from './call.ts';
import { cardTabsModuleSchema } from './card-tabs.ts';
import { carouselModuleSchema } from './carousel.ts';
import { chartModuleSchema } from './chart.ts';
import { contactModuleSchema } from './contact.ts';
import { contactCardsModuleSchema } from './contact-cards.ts';
import { contactFormModuleSchema } from './contact-form.ts';
import { dataTableModuleSchema } from './data-table.ts';
import { downloadCardsModuleSchema } from './download-cards.ts';
import { employerReviewModuleSchema } from './employer-review.ts';
import { ethicsFormModuleSchema } from './ethics-form.ts';
import { eventModuleSchema } from './event.ts';
import { factsModuleSchema } from './facts.ts';
import { galleryModuleSchema } from './gallery.ts';
import { imageModuleSchema } from './image.ts';
import { infographyModuleSchema } from './infography.ts';
import { jobModuleSchema } from './job.ts';
import { keyNumbersModuleSchema } from './key-numbers.ts';
import { pageTabModuleSchema } from './page-tab.ts';
import { profilesModuleSchema } from './profiles.ts';
import { quoteModuleSchema } from './quote.ts';
import { siteFactsModuleSchema } from './site-facts.ts';
import { sliderModuleSchema } from './slider.ts';
import { socialPostsModuleSchema } from './social-posts.ts';
import { statementModuleSchema } from './statement.ts';
import { tabsModuleSchema } from './tabs.ts';
import { teaserModuleSchema } from './teaser.ts';
import { textModuleSchema } from './text.ts';
import { videoModuleSchema } from './video.ts';
import { worldModuleSchema } from './world.ts';

function variant<Type extends string, Data extends z.ZodObject>(type: Type, data: Data) {
  return z.object({ type: z.literal(type), data });
}

/**
 * Every module type by name, with its schema, from which its form, its text and the ids it refers to
 * are derived (`fields.ts`). Its view is in `web/blocks`, its labels in the catalogue `admin`.
 */
const variants = [
  variant('text', textModuleSchema),
  variant('statement', statementModuleSchema),
  variant('image', imageModuleSchema),
  variant('quote', quoteModuleSchema),
  variant('key-numbers', keyNumbersModuleSchema),
  variant('facts', factsModuleSchema),
  variant('data-table', dataTableModuleSchema),
  variant('chart', chartModuleSchema),
  variant('download-cards', downloadCardsModuleSchema),
  variant('contact-cards', contactCardsModuleSchema),
  variant('accordion', accordionModuleSchema),
  variant('tabs', tabsModuleSchema),
  variant('card-tabs', cardTabsModuleSchema),
  variant('page-tab', pageTabModuleSchema),
  variant('event', eventModuleSchema),
  variant('teaser', teaserModuleSchema),
  variant('contact-form', contactFormModuleSchema),
  variant('contact', contactModuleSchema),
  variant('ethics-form', ethicsFormModuleSchema),
  variant('world', worldModuleSchema),
  variant('profiles', profilesModuleSchema),
  variant('candidate-call', callModuleSchema),
  variant('newsletter-call', callModuleSchema),
  variant('employer-review', employerReviewModuleSchema),
  variant('social-posts', socialPostsModuleSchema),
  variant('infography', infographyModuleSchema),
  variant('gallery', galleryModuleSchema),
  variant('slider', sliderModuleSchema),
  variant('carousel', carouselModuleSchema),
  variant('video', videoModuleSchema),
  variant('job', jobModuleSchema),
  variant('site-facts', siteFactsModuleSchema),
] as const;

/** A module's content, discriminated by its type. */
export const moduleContentSchema = z.discriminatedUnion('type', variants);
type Variant = z.infer<typeof moduleContentSchema>;
export type ModuleType = Variant['type'];
export type ModuleData<T extends ModuleType = ModuleType> = Extract<Variant, { type: T }>['data'];
export type ModuleContent<T extends ModuleType = ModuleType> = {
  [K in T]: { type: K; data: ModuleData<K> };
}[T];

export const moduleTypeSchema = z.enum(variants.map(({ shape }) => shape.type.value));

/** Returns the schema of a module type's data. @throws Error when the type does not exist */
export function moduleSchemaOf(type: ModuleType): z.ZodObject {
  const found = variants.find(({ shape }) => shape.type.value === type);
  if (found === undefined) throw new Error(`There is no module type ${type}`);
  return found.shape.data;
}
