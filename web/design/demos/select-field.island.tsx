import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { SelectField, type SelectFieldProps } from '../../ui/combobox/select-field.tsx';

/** Hydrates a select field. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: SelectFieldProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <SelectField {...props} />, onReady);
}
