/** Why a command failed; nothing when none did. */
export function Failure({ words }: { readonly words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <p role="alert" className="refused">
      {words}
    </p>
  );
}
