/** Texts that are the same in both languages, and why that is right. */
export const sameInBothLanguages: Readonly<Record<string, string>> = {
  'admin/pages.column.page': 'the word is the same',
  'admin/pages.title': 'the word is the same',
  'admin/pane.modules': 'the word is the same',
  'admin/pane.page': 'the word is the same',
  'admin/shell.pages': 'the word is the same',
  'admin/social-posts.network-bluesky': 'a name',
  'admin/social-posts.network-linkedin': 'a name',
  'admin/social-posts.network-mastodon': 'a name',
  'admin/text.code': 'the word is the same',
  'lists/list.group.types': 'the word is the same',
  'lists/list.media-type.file': 'the word is the same',
  'lists/list.media-types.file': 'the word is the same',
  'lists/list.page': 'the word is the same',
  'public/library.dimensions': 'the word is the same',
  'public/library.format': 'the word is the same',
  'blocks/video.pause': 'the word is the same',
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
export const wordsOfComingScreens: ReadonlySet<string> = new Set([
  'crop.no-image',
  'saving.failed',
]);
