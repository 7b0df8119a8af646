import { useWords } from '#web/lib/words/words.ts'
import { TabLinks } from '#web/ui/TabLinks.tsx'

export type MyCommunitiesTab = 'recommendations' | 'requests'

const tabs: MyCommunitiesTab[] = ['recommendations', 'requests']
const addresses: Record<MyCommunitiesTab, string> = { recommendations: '?', requests: '?tab=requests' }

type Props = { current: MyCommunitiesTab; counts: Partial<Record<MyCommunitiesTab, string | undefined>> }

/** Two lists on one page, each with its address. */
export function MyCommunitiesTabs({ current, counts }: Props) {
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
