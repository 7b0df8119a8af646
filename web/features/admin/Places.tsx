import { ChartColumn, ChevronRight, Scale, SlidersHorizontal } from 'lucide-react'
import { Link } from 'react-router'
import type { Permission } from '#contract/roles.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './Places.module.css'

const places = [
  { word: 'rules', to: '/admin?part=matching', icon: SlidersHorizontal, needs: 'CAN_MANAGE_COMMUNITY' },
  { word: 'score', to: '/score-match', icon: Scale, needs: 'CAN_SCORE_MATCHES' },
  { word: 'dashboard', to: '/dashboard', icon: ChartColumn, needs: 'CAN_VIEW_ADMIN_PANEL' },
] as const satisfies { needs: Permission; [key: string]: unknown }[]

/** Where those who look after the community can go from here, as far as their rights reach. */
export function Places() {
  const t = useWords('network')
  const analytics = useWords('analytics')
  const { hasAdminRole, permissions } = useSession()
  const names = {
    rules: t('rules.title'),
    score: t('scoreMatch.title'),
    dashboard: analytics('title'),
  }
  const open = places.filter(({ needs }) => hasAdminRole || permissions.includes(needs))
  if (open.length === 0) return null
  return (
    <ul className={classes.root}>
      {open.map(({ word, to, icon }) => (
        <li key={word} className={classes.place}>
          <span className={classes.icon}>
            <Icon of={icon} />
          </span>
          <div className={classes.words}>
            <Link to={to} className={classes.name}>
              {names[word]}
            </Link>
            <Text size="small" tone="soft">
              {t(`places.${word}Text`)}
            </Text>
          </div>
          <Icon of={ChevronRight} size={16} className={classes.arrow ?? ''} />
        </li>
      ))}
    </ul>
  )
}
