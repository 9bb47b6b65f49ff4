import { scriptUses, type ThirdPartyScript } from '@parvis/contracts/third-parties/scripts.ts';

interface ThirdPartyScriptsProps {
  readonly scripts: readonly ThirdPartyScript[];
}

/** The island that loads the scripts of third parties, after consent; invisible. */
export function ThirdPartyScripts({ scripts }: ThirdPartyScriptsProps) {
  if (scripts.length === 0) return null;
  const urls = scriptUses.map((use) => {
    const ofUse = scripts.filter((script) => script.use === use).map(({ url }) => url);
    return [`data-${use}`, ofUse.join(' ') || undefined] as const;
  });
  return (
    <span hidden data-island="third-party-scripts" data-wake="now" {...Object.fromEntries(urls)} />
  );
}
