import { fireEvent, screen } from '@testing-library/react';
import { Refusal } from './render-at.tsx';

/** Presses a button of a form, once it is there. */
export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export const fill = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
/** Submits the form, as “Save” does in a browser. */
export const save = () => fireEvent.submit(screen.getByRole('button', { name: 'Save' }));

/** Returns a refusal, at a field if there is a pointer. */
export function refusal(code: string, status: number, detail: string, pointer = ''): Refusal {
  const errors = pointer === '' ? [] : [{ code, pointer, detail }];
  const type = `urn:parvis:refusal:${code}`;
  return new Refusal(status, { type, code, title: 'Refused', status, detail, errors });
}
