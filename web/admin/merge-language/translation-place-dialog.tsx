import type { NamedContent } from '@parvis/contracts/content/autocomplete-endpoints.ts';
import { type ContentKind, treeKinds } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContentPicker } from '../content-picker/content-picker.tsx';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { inLanguage } from '../shell/in-language.ts';

/** The parent of the original, which has no translation in the language. */
export interface UntranslatedParent {
  readonly id: string;
  readonly kind: ContentKind;
  readonly title: string;
}

interface TranslationPlaceDialogProps {
  readonly title: string;
  readonly locale: Locale;
  readonly parent: UntranslatedParent;
  /** Called with the new parent's id; without, the translation has none. */
  readonly onCreate: (under?: string) => void;
  readonly onClose: () => void;
}

/** Warns that a translation has no corresponding parent, and asks where it is to be created. */
export function TranslationPlaceDialog(props: TranslationPlaceDialogProps) {
  const { title, locale, parent, onCreate, onClose } = props;
  const intl = useIntl();
  const [chosen, setChosen] = useState<NamedContent>();
  return (
    <DialogFrame title={title} onClose={onClose}>
      <p className="note">
        {inLanguage(intl, 'merge.parent-untranslated', locale, { title: parent.title })}
      </p>
      <p>
        <Link to="/admin/content/$kind/$id/edit" params={{ kind: parent.kind, id: parent.id }}>
          <FormattedMessage id="merge.open-parent" values={{ title: parent.title }} />
        </Link>
      </p>
      <ContentPicker
        label={inLanguage(intl, 'merge.parent', locale)}
        locale={locale}
        kinds={treeKinds}
        chosen={chosen}
        onChoose={setChosen}
      />
      <DialogActions>
        <Button
          className="button primary"
          isDisabled={chosen === undefined}
          onPress={() => onCreate(chosen?.id)}
        >
          <FormattedMessage id="merge.create-there" />
        </Button>
        <Button className="button" onPress={() => onCreate()}>
          <FormattedMessage id="merge.create-at-top" />
        </Button>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
