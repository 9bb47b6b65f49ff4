import { ChevronDown } from 'lucide-react';
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import field from './field.module.css';
import styles from './search-picker.module.css';

/** An option to pick; `note` distinguishes two with the same title. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  readonly note: string;
}

interface SearchPickerProps<C extends Choice> {
  readonly label: string;
  readonly choices: readonly C[];
  readonly chosen: { readonly id: string; readonly title: string } | undefined;
  /** Called with undefined when the text is cleared. */
  readonly onChoose: (choice: C | undefined) => void;
  readonly typed: string;
  readonly onType: (words: string) => void;
  readonly refused?: string | undefined;
  /** Whether something must be chosen. */
  readonly required?: boolean | undefined;
  /** Whether the options are still loading. */
  readonly loading?: boolean;
}

/** A combobox that picks an option by searching titles. */
export function SearchPicker<C extends Choice>(props: SearchPickerProps<C>) {
  const { label, choices, chosen, onChoose, typed, onType, refused, loading = false } = props;
  const { required = false } = props;
  const intl = useIntl();
  return (
    <ComboBox
      className={field.field ?? ''}
      items={choices}
      inputValue={typed}
      onInputChange={(words) => {
        onType(words);
        if (words === '' && chosen) onChoose(undefined);
      }}
      value={chosen?.id ?? null}
      onChange={(key) => {
        const choice = choices.find(({ id }) => id === key);
        if (choice === undefined) return;
        onType(choice.title);
        onChoose(choice);
      }}
      isInvalid={refused !== undefined}
      isRequired={required}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <Label className={field.label ?? ''}>{label}</Label>
      <div className={styles.picker}>
        <Input className={field.input ?? ''} />
        <Button className="button icon" aria-label={intl.formatMessage({ id: 'picker.open' })}>
          <ChevronDown size={14} aria-hidden />
        </Button>
      </div>
      <FieldError className={field.refused ?? ''}>{refused}</FieldError>
      <Popover className="popover">
        <ListBox
          className="menu"
          renderEmptyState={() => (
            <p className={styles.none}>
              <FormattedMessage
                id={loading ? 'shell.waiting' : typed === '' ? 'picker.empty' : 'picker.none'}
              />
            </p>
          )}
        >
          {({ title, note }: C) => (
            <ListBoxItem className="menu-item" textValue={title}>
              <span>{title}</span> <small>{note}</small>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
