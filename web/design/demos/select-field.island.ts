import { hydrateAs } from '../../public/hydrate-island.tsx';
import { SelectField } from '../../ui/combobox/select-field.tsx';

/** Hydrates a select field. */
export const hydrate = hydrateAs(SelectField);
