/** Texts that are the same in both languages, and why that is right. */
export const sameInBothLanguages: Readonly<Record<string, string>> = {
  'admin/audit.nav': 'the word is the same',
  'admin/candidate-call.imageId': 'the word is the same',
  'admin/card-tabs.items.imageId': 'the word is the same',
  'admin/carousel.slides.imageId': 'the word is the same',
  'admin/gallery.pictures': 'the word is the same',
  'admin/gallery.pictures.imageId': 'the word is the same',
  'admin/header.imageId': 'the word is the same',
  'admin/image.imageId': 'the word is the same',
  'admin/infography.imageId': 'the word is the same',
  'admin/module-type.image': 'the word is the same',
  'admin/newsletter-call.imageId': 'the word is the same',
  'admin/pages.column.page': 'the word is the same',
  'admin/pages.title': 'the word is the same',
  'admin/pane.modules': 'the word is the same',
  'admin/pane.page': 'the word is the same',
  'admin/profiles.items.imageId': 'the word is the same',
  'admin/shell.pages': 'the word is the same',
  'admin/slider.slides.imageId': 'the word is the same',
  'admin/social-posts.network-bluesky': 'a name',
  'admin/social-posts.network-linkedin': 'a name',
  'admin/social-posts.network-mastodon': 'a name',
  'admin/teaser.group-types': 'the word is the same',
  'admin/text.code': 'the word is the same',
  'blocks/video.pause': 'the word is the same',
  'lists/list.group.types': 'the word is the same',
  'lists/list.media-type.file': 'the word is the same',
  'lists/list.media-type.image': 'the word is the same',
  'lists/list.media-types.file': 'the word is the same',
  'lists/list.media-types.image': 'the word is the same',
  'lists/list.page': 'the word is the same',
  'public/library.dimensions': 'the word is the same',
  'public/library.format': 'the word is the same',
  'public/menu.open': 'the word is the same',
  'public/search.kind.page': 'the word is the same',
  'public/search.one.page': 'the word is the same',
  'public/search.suggestions': 'the word is the same',
  'ui/design.section.toast': 'the word is the same',
  'ui/pagination.page': 'the word is the same',
  'ui/toast.region': 'the word is the same',
};

/** English texts kept letter for letter, straight quotes and all. Specification, section 8. */
export const verbatimEnglish: ReadonlySet<string> = new Set([
  'admin/editing.module',
  'admin/failure.form',
  'admin/save.module-refused',
]);

/** Words that the specification gives, of screens that are not there. Section 8. */
export const wordsOfComingScreens: ReadonlySet<string> = new Set(['crop.no-image']);
