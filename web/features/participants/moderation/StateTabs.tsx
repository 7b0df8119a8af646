import { useWords } from '#web/lib/words/words.ts'
import { TabLinks } from '#web/ui/TabLinks.tsx'

/** Open and settled, each with its address. */
export function StateTabs({ label, isSettled }: { label: string; isSettled: boolean }) {
  const t = useWords('moderation')
  return (
    <TabLinks
      label={label}
      tabs={[
        { to: '?', label: t('openTab'), isCurrent: !isSettled },
        { to: '?show=settled', label: t('settledTab'), isCurrent: isSettled },
      ]}
    />
  )
}
