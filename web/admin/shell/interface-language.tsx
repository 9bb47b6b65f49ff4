import { adminMessages } from '@parvis/contracts/messages/admin.ts';
import type { MessageTree } from '@parvis/contracts/messages/catalogue.ts';
import { editorMessages } from '@parvis/contracts/messages/editor.ts';
import { offerMessages } from '@parvis/contracts/messages/offers.ts';
import {
  defaultLocale,
  type Locale,
  languages,
  localeSchema,
} from '@parvis/contracts/site/locale.ts';
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { I18nProvider } from 'react-aria-components';
import { IntlProvider } from 'react-intl';
import { storeIfPossible } from './store-if-possible.ts';

const storageKey = 'parvis.interface-language';

function interfaceMessages(locale: Locale): Record<string, MessageTree> {
  return {
    ...adminMessages.forReactIntl(locale),
    ...editorMessages.forReactIntl(locale),
    ...offerMessages.forReactIntl(locale),
  };
}

interface InterfaceLanguage {
  readonly language: Locale;
  readonly choose: (language: Locale) => void;
}

const Context = createContext<InterfaceLanguage>({ language: defaultLocale, choose: () => {} });

/**
 * Returns the language chosen earlier, else the browser's first supported language, else French.
 */
export function preferredLanguage(kept: string | null, spoken: readonly string[]): Locale {
  const chosen = localeSchema.safeParse(kept);
  if (chosen.success) return chosen.data;
  for (const tag of spoken) {
    const locale = localeSchema.safeParse(tag.slice(0, 2).toLowerCase());
    if (locale.success) return locale.data;
  }
  return defaultLocale;
}

/** Returns the language of the interface and its setter; not the language of the pages being edited. */
export function useInterfaceLanguage(): InterfaceLanguage {
  return useContext(Context);
}

/** Provides the messages of the interface, and stores the chosen language in this browser. */
export function InterfaceLanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(() =>
    preferredLanguage(localStorage.getItem(storageKey), navigator.languages),
  );
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const messages = useMemo(() => interfaceMessages(language), [language]);
  const value = useMemo<InterfaceLanguage>(
    () => ({
      language,
      choose: (chosen) => {
        storeIfPossible(localStorage, storageKey, chosen);
        document.documentElement.lang = chosen;
        setLanguage(chosen);
      },
    }),
    [language],
  );
  return (
    <Context.Provider value={value}>
      <IntlProvider
        locale={languages[language].regional}
        messages={messages}
        defaultLocale={languages[defaultLocale].regional}
      >
        <I18nProvider locale={languages[language].regional}>{children}</I18nProvider>
      </IntlProvider>
    </Context.Provider>
  );
}
