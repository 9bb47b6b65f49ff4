import type { ContentSummary } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
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
import field from '../shell/field.module.css';
import { listPages } from './api/list-pages.ts';
import styles from './pages.module.css';

interface PagePickerProps {
  readonly label: string;
  readonly locale: Locale;
  readonly chosen: { readonly id: string; readonly title: string } | undefined;
  readonly onChoose: (page: ContentSummary | undefined) => void;
  /** A page that cannot be chosen: the one being edited. */
  readonly except?: string | undefined;
  readonly refused?: string | undefined;
}

/** Picks one page of a language by typing part of its title. */
export function PagePicker({ label, locale, chosen, onChoose, except, refused }: PagePickerProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(chosen?.title ?? '');
  const q = typed === chosen?.title ? undefined : typed.trim() || undefined;
  const { data } = useQuery(listPages({ locale, q }));
  const pages = (data?.items ?? []).filter(
    ({ id, status }) => id !== except && status !== 'deleted',
  );
  return (
    <ComboBox
      className={field.field ?? ''}
      items={pages}
      inputValue={typed}
      onInputChange={(words) => {
        setTyped(words);
        if (words === '' && chosen) onChoose(undefined);
      }}
      value={chosen?.id ?? null}
      onChange={(key) => {
        const page = pages.find(({ id }) => id === key);
        if (page === undefined) return;
        setTyped(page.title);
        onChoose(page);
      }}
      isInvalid={refused !== undefined}
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
              <FormattedMessage id="pages.none" />
            </p>
          )}
        >
          {(page: ContentSummary) => (
            <ListBoxItem className="menu-item" textValue={page.title}>
              <span>{page.title}</span> <small>{page.url}</small>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
