/** The brand's colours, as `web/ui/tokens.css` has them. */
export const palette = {
  tide950: '#071b2b',
  tide900: '#0a2a40',
  tide800: '#0e3a57',
  tide700: '#124c70',
  tide600: '#1a618c',
  tide300: '#8fb9cf',
  tide200: '#bcd6e2',
  tide100: '#dfebf0',
  paper: '#fcfaf6',
  sand: '#f4efe6',
  hairline: '#d8d2c6',
  hairlineStrong: '#8d8a82',
  onDeep: '#f2f6f7',
  beacon: '#b8451f',
  beaconOnDeep: '#f08a5d',
} as const;

/** Returns colours from one to another, both included; `#rrggbb`. */
export function ramp(from: string, to: string, steps: number): string[] {
  const channels = (colour: string) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [start, end] = [channels(from), channels(to)];
  return Array.from({ length: steps }, (_, step) => {
    const share = steps === 1 ? 0 : step / (steps - 1);
    const mixed = start.map((value, channel) => value + ((end[channel] ?? 0) - value) * share);
    return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  });
}
