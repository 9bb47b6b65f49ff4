import type { AuthenticationForm } from '@parvis/contracts/accounts/entry-form.ts';
import type { RefusedForm } from '../../http/form-rendering.ts';

/** A sign-in form after a refused attempt. */
export interface RefusedEntry extends Omit<RefusedForm, 'typed'> {
  readonly form: AuthenticationForm;
}

/** Port: renders a sign-in form, as a whole document or the form alone. */
export type RenderEntry = (refused: RefusedEntry) => Promise<string>;
