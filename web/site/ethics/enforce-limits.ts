/**
 * Prevents a form from being sent with more or larger files than allowed, because the input would
 * be lost.
 */
export function enforceLimits(input: HTMLInputElement): void {
  const { maxFiles, maxBytes, refusal = '' } = input.dataset;
  const files = [...(input.files ?? [])];
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const isWithin = files.length <= Number(maxFiles) && bytes <= Number(maxBytes);
  input.setCustomValidity(isWithin ? '' : refusal);
  if (!isWithin) input.reportValidity();
}
