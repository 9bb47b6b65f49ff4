import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query';
import { type EditedForm, useFormDraft } from './use-form-draft.ts';

interface SingletonForm<Draft extends object, View extends { readonly revision: number }>
  extends Omit<EditedForm<Draft, View>, 'readNewest' | 'onSaved' | 'onTaken'> {
  /** The query that its screen shows. */
  readonly query: Pick<FetchQueryOptions<View, Error, View, string[]>, 'queryKey' | 'queryFn'>;
}

/** Returns the form of what there is only one of; what was saved is shown by its query. */
export function useSingletonForm<Draft extends object, View extends { readonly revision: number }>({
  query,
  ...form
}: SingletonForm<Draft, View>) {
  const queryClient = useQueryClient();
  const show = (view: View) => queryClient.setQueryData<View>(query.queryKey, view);
  return useFormDraft<Draft, View>({
    ...form,
    readNewest: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
    onSaved: show,
    onTaken: show,
  });
}
