import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../shell/field.tsx';
import { SearchPicker } from '../shell/search-picker.tsx';
import { listChoices, type PickedKind, readTitle } from './api/choices.ts';

interface MediaFieldProps {
  readonly kind: PickedKind;
  readonly label: string;
  /** Undefined until one is picked. */
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
  readonly refused: string | undefined;
  readonly readOnly: boolean;
}

/** A file, a video or a playlist of the library: shown by its title, found by part of another’s. */
export function MediaField({ kind, value, ...field }: MediaFieldProps) {
  const { data, isPending, error } = useQuery({
    ...readTitle(kind, value ?? ''),
    enabled: value !== undefined,
  });
  if (value !== undefined && isPending && !error) return null;
  const chosen = value === undefined ? undefined : { id: value, title: data ?? value };
  if (field.readOnly)
    return <Field label={field.label} value={chosen?.title ?? ''} onChange={() => {}} readOnly />;
  return <MediaPicker {...field} kind={kind} chosen={chosen} />;
}

interface MediaPickerProps extends Omit<MediaFieldProps, 'value'> {
  readonly chosen: { readonly id: string; readonly title: string } | undefined;
}

function MediaPicker({ kind, label, chosen, onChange, refused }: MediaPickerProps) {
  const [typed, setTyped] = useState(chosen?.title ?? '');
  const q = typed === chosen?.title ? undefined : typed.trim() || undefined;
  const { data: choices = [] } = useQuery(listChoices(kind, q));
  return (
    <SearchPicker
      label={label}
      choices={choices}
      chosen={chosen}
      onChoose={(choice) => onChange(choice?.id)}
      typed={typed}
      onType={setTyped}
      refused={refused}
    />
  );
}
