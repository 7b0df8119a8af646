import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Menu, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronsUpDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useCommunity } from '#web/lib/community/community.ts'
import { myCommunities } from '#web/lib/community/myCommunities.ts'
import { useSession } from '#web/lib/session/session.ts'
import { followWithTicket } from '#web/lib/session/ticket.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Mark } from '#web/ui/Mark.tsx'
import classes from './CommunitySwitcher.module.css'

/** The current community, and links to the user's others. */
export function CommunitySwitcher({ isAdminArea = false }: { isAdminArea?: boolean }) {
  const t = useWords('shell')
  const community = useCommunity()
  const { user, isNetworkingOff } = useSession()
  const others = useQuery({ ...myCommunities(user?.userId ?? ''), enabled: user !== null && !isNetworkingOff })
  return (
    <Menu position="bottom-start" width={272} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.root} aria-label={`${community.name}. ${t('switcher.label')}`}>
          <Mark community={community} size={36} />
          <span className={classes.words}>
            <span className={classes.name}>{community.name}</span>
            <span className={classes.count}>
              {isAdminArea ? t('menu.adminArea') : t('members', { count: community.memberCount })}
            </span>
          </span>
          <Icon of={ChevronsUpDown} size={15} className={classes.arrows} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('switcher.mine')}</Menu.Label>
        {others.isError && (
          <Menu.Item closeMenuOnClick={false} onClick={() => void others.refetch()}>
            {t('switcher.failed')} {t('switcher.retry')}
          </Menu.Item>
        )}
        {(others.data ?? [community]).map(each => (
          <Menu.Item
            key={each.id}
            component="a"
            href={each.id === community.id ? '/' : each.communityUrl}
            onClick={(event: MouseEvent) => {
              track('navbar click', { target: 'community', domain: each.domain })
              if (each.id !== community.id) followWithTicket(each.communityUrl)(event)
            }}
            leftSection={<Mark community={each} size={28} />}
            rightSection={each.id === community.id ? <Icon of={Check} size={16} /> : null}
          >
            {community.text(each.title)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
