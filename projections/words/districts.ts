const district =
  /\b(paris|lyon|marseille)\s+0?\d{1,2}(?:e|er|ère|[eè]me|nd|st|rd|th)?(?:\s+arr(?:ondissement|\.)?)?(?![\p{L}\d])/giu;

/** Returns typed words without the number of a district: “paris 8” is searched as Paris. */
export function withoutDistrict(typed: string): string {
  return typed.replace(district, '$1');
}
