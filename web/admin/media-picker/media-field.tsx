import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../shell/field.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { SearchPicker } from '../shell/search-picker.tsx';
import { listChoices, type PickedKind, readPicked, toChoice } from './api/choices.ts';
import { MediaTextFields } from './media-text-fields.tsx';

interface MediaFieldProps {
  readonly kind: PickedKind;
  readonly label: string;
  /** The id; undefined until one is picked. */
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
  readonly refused: string | undefined;
  readonly readOnly: boolean;
  readonly required?: boolean | undefined;
}

/**
 * A file, video or playlist from the library: picked by searching titles; with its editable text.
 */
export function MediaField({ kind, value, ...field }: MediaFieldProps) {
  const { language } = useInterfaceLanguage();
  const { data, isPending, error } = useQuery({
    ...readPicked(kind, value ?? ''),
    enabled: value !== undefined,
  });
  if (value !== undefined && isPending && !error) return null;
  const title = data ? toChoice(data, language).title : value;
  const chosen = value === undefined || title === undefined ? undefined : { id: value, title };
  return (
    <>
      {field.readOnly ? (
        <Field label={field.label} value={title ?? ''} onChange={() => {}} readOnly />
      ) : (
        <MediaPicker key={title} {...field} kind={kind} chosen={chosen} />
      )}
      {data && 'kind' in data && (
        <MediaTextFields key={data.id} media={data} readOnly={field.readOnly} />
      )}
    </>
  );
}

interface MediaPickerProps extends Omit<MediaFieldProps, 'value'> {
  readonly chosen: { readonly id: string; readonly title: string } | undefined;
}

function MediaPicker({ kind, label, chosen, onChange, refused, required }: MediaPickerProps) {
  const { language } = useInterfaceLanguage();
  const [typed, setTyped] = useState(chosen?.title ?? '');
  const q = typed === chosen?.title ? undefined : typed.trim() || undefined;
  const { data: choices = [] } = useQuery({
    ...listChoices(kind, q),
    select: (listed) => listed.map((one) => toChoice(one, language)),
  });
  return (
    <SearchPicker
      label={label}
      choices={choices}
      chosen={chosen}
      onChoose={(choice) => onChange(choice?.id)}
      typed={typed}
      onType={setTyped}
      refused={refused}
      required={required}
    />
  );
}
