interface DocumentSheetProps {
  /** The format of the document, such as `PDF`. */
  readonly format: string;
}

/** The lines of text on the sheet: how far down each is, and how long. */
const lines = [96, 106, 116, 126, 144, 154, 164, 174, 184, 194].map(
  (y, index) => [y, index % 4 === 3 ? 52 : 96] as const,
);

/**
 * A document that has no picture: a sheet of paper with its format. Decorative, so hidden from
 * assistive technology.
 */
export function DocumentSheet({ format }: DocumentSheetProps) {
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="320" height="200" fill="var(--tide-100)" />
      <rect x="100" y="32" width="128" height="180" fill="var(--tide-900)" fillOpacity="0.16" />
      <rect x="96" y="26" width="128" height="180" fill="var(--paper)" stroke="var(--tide-300)" />
      <text x="112" y="50" fontSize="12" fill="var(--ink-soft)">
        {format}
      </text>
      <path d="M112 64h84M112 74h58" stroke="var(--tide-800)" strokeWidth="5" />
      <path d="M112 84h18" stroke="var(--beacon)" strokeWidth="3" />
      <path
        d={lines.map(([y, length]) => `M112 ${y}h${length}`).join('')}
        stroke="var(--tide-300)"
        strokeWidth="2"
      />
    </svg>
  );
}
