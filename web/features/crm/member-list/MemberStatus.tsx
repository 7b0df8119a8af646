import type { ListedMember } from '#contract/crm/member-list.ts'
import { useWords } from '#web/lib/words/words.ts'
import chip from '#web/ui/Chip.module.css'
import { Chip } from '#web/ui/Chip.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

type Props = {
  member: Pick<ListedMember, 'isBlocked' | 'isProfileEnabled' | 'isNetworkingEnabled' | 'moderationStatus'>
}

/** What keeps the member from taking part stands before the decision of the moderators. */
export function MemberStatus({ member }: Props) {
  const t = useWords('crm')
  const dot = <span className={chip.dot} />
  if (member.isBlocked)
    return (
      <Chip tone="danger" icon={dot}>
        {t('state.blocked')}
      </Chip>
    )
  if (!member.isProfileEnabled) return <Chip icon={dot}>{t('state.profileOff')}</Chip>
  if (!member.isNetworkingEnabled) return <Chip icon={dot}>{t('state.networkingOff')}</Chip>
  return <StatusBadge status={member.moderationStatus} />
}
