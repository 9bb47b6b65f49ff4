import type { ColourName } from '@parvis/contracts/brand/derive-colours.ts';

/** The colours of e-mails by name, from the site’s tokens, for the light and the dark scheme. */
export const mailColours = {
  ground: ['#f4efe6', '#071b2b'],
  paper: ['#fcfaf6', '#0a2a40'],
  ink: ['#12212d', '#f2f6f7'],
  soft: ['#4a5964', '#b3c8d4'],
  link: ['#124c70', '#bcd6e2'],
  line: ['#d8d2c6', '#2b4a60'],
  accent: ['#b8451f', '#f08a5d'],
  button: ['#124c70', '#bcd6e2'],
  'button-ink': ['#f2f6f7', '#071b2b'],
} as const;

export type MailColour = keyof typeof mailColours;
export const mailColourNames: readonly MailColour[] = [
  'ground',
  'paper',
  'ink',
  'soft',
  'link',
  'line',
  'accent',
  'button',
  'button-ink',
];

/** The tokens that the colours are, for the light and the dark scheme. */
export const mailTokens: Readonly<Record<MailColour, readonly [ColourName, ColourName]>> = {
  ground: ['sand', 'tide-950'],
  paper: ['paper', 'tide-900'],
  ink: ['ink', 'on-deep'],
  soft: ['ink-soft', 'on-deep-soft'],
  link: ['tide-700', 'tide-200'],
  line: ['hairline', 'hairline-deep'],
  accent: ['beacon', 'beacon-on-deep'],
  button: ['tide-700', 'tide-200'],
  'button-ink': ['on-deep', 'tide-950'],
};

/** The pairs of text and background colours. */
export const mailPairs: readonly (readonly [ink: MailColour, ground: MailColour])[] = [
  ['ink', 'paper'],
  ['soft', 'paper'],
  ['soft', 'ground'],
  ['link', 'paper'],
  ['link', 'ground'],
  ['accent', 'paper'],
  ['button-ink', 'button'],
];
