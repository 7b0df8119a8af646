import { Link } from 'react-router'
import { useWords } from '#web/lib/words.ts'
import classes from './MineTabs.module.css'

export type MineTab = 'recommendations' | 'requests'

const tabs: MineTab[] = ['recommendations', 'requests']
const addresses: Record<MineTab, string> = { recommendations: '?', requests: '?tab=requests' }

type Props = { current: MineTab; counts: Partial<Record<MineTab, string | undefined>> }

/** Two lists on one page, each with its address. */
export function MineTabs({ current, counts }: Props) {
  const t = useWords('matching')
  return (
    <nav className={classes.root} aria-label={t('tabs.label')}>
      {tabs.map(tab => (
        <Link
          key={tab}
          to={addresses[tab]}
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
          preventScrollReset
        >
          {t(`tabs.${tab}`)}
          {counts[tab] !== undefined && <span className={classes.count}>{counts[tab]}</span>}
        </Link>
      ))}
    </nav>
  )
}
