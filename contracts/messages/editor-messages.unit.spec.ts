import { expect, test } from 'vitest';
import { catalogue } from './testing/catalogues.ts';

/** The editors' messages, letter for letter. Specification, section 8. */
const sentences = [
  'An error occurred, please try again later',
  'An error occurred while saving, try again later',
  'Error while saving',
  'Error while destroying, try again later',
  'Error while getting autosave',
  'Error while updating header',
  "Error with this module, it won't be saved.",
  'One of the modules could not be saved',
  'The entity cannot be loaded, try again later.',
  "The form can't be loaded, try again later.",
  'You need to select an image from library first',
  'The selected area width must be at least %minWidth%px',
  'The selected area height must be at least %minHeight%px',
  'The selected area must be at least %minWidth%x%minHeight% pixels (currently %width%x%height%px).',
  'Content saved!',
  'Module saved successfully',
  'Module configured successfully',
  'Module deleted.',
  'Options has been edited',
  'Content restored',
  'Auto-save deleted',
  'Header updated, save page to confirm',
  'Editing started',
  'You are now editing this content.',
  'You are now editing module "%title%".',
];

const english = ['admin', 'editor', 'refusals'].flatMap((domain) =>
  Object.values(catalogue('en', domain)),
);

test.each(sentences)('a message of the back-office is exactly “%s”', (sentence) => {
  expect(english).toContain(sentence.replaceAll(/%(\w+)%/g, '{$1}'));
});
