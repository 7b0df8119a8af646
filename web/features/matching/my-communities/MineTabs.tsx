import { useWords } from '#web/lib/words/words.ts'
import { TabLinks } from '#web/ui/TabLinks.tsx'

export type MineTab = 'recommendations' | 'requests'

const tabs: MineTab[] = ['recommendations', 'requests']
const addresses: Record<MineTab, string> = { recommendations: '?', requests: '?tab=requests' }

type Props = { current: MineTab; counts: Partial<Record<MineTab, string | undefined>> }

/** Two lists on one page, each with its address. */
export function MineTabs({ current, counts }: Props) {
  const t = useWords('matching')
  return (
    <TabLinks
      label={t('tabs.label')}
      tabs={tabs.map(tab => ({
        to: addresses[tab],
        label: t(`tabs.${tab}`),
        count: counts[tab],
        isCurrent: tab === current,
      }))}
    />
  )
}
