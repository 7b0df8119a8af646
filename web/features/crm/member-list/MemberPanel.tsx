import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { MemberDetails } from '#contract/crm/member-list.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { Text } from '#web/ui/Text.tsx'
import { MergeBanner } from '../member-merge/MergeBanner.tsx'
import { MemberActions } from './MemberActions.tsx'
import classes from './MemberPanel.module.css'
import { MemberStatus } from './MemberStatus.tsx'
import { nameOf } from './MemberTable.tsx'
import { memberParts } from './memberParts.ts'
import { memberQuery } from './queries.ts'

type Props = {
  participantId: string
  part: string
  /** "4 of 1,106"; empty where the place is not known. */
  place: string
  partLink: (part: string) => string
  onUp: (() => void) | null
  onDown: (() => void) | null
  onClose: () => void
}

/** A member beside the list on wide screens, over the whole screen on phones. Escape closes it. */
export function MemberPanel({ participantId, part, place, partLink, onUp, onDown, onClose }: Props) {
  const t = useWords('crm')
  const member = useQuery(memberQuery(participantId))
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
  }, [])
  const isGone = member.error instanceof CallFailure && member.error.status === 404
  return (
    <section
      ref={panel}
      className={classes.root}
      aria-label={t('panel.label')}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        onClose()
      }}
    >
      <div className={classes.top} data-no-notice>
        <ActionIcon variant="subtle" size={44} aria-label={t('panel.up')} disabled={!onUp} onClick={() => onUp?.()}>
          <Icon of={ArrowUp} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={t('panel.down')}
          disabled={!onDown}
          onClick={() => onDown?.()}
        >
          <Icon of={ArrowDown} />
        </ActionIcon>
        <Text tone="soft">{place}</Text>
        <ActionIcon
          variant="subtle"
          size={44}
          className={classes.close ?? ''}
          aria-label={t('panel.close')}
          onClick={onClose}
        >
          <Icon of={X} />
        </ActionIcon>
      </div>
      {member.isPending && <ListSkeleton count={4} />}
      {isGone && <EmptyState title={t('panel.gone')} text={t('panel.goneText')} />}
      {member.isError && !isGone && !member.data && (
        <NotLoaded text={t('panel.notLoaded')} onRetry={() => void member.refetch()} />
      )}
      {member.data && !isGone && <Member member={member.data} part={part} partLink={partLink} />}
    </section>
  )
}

function Member({ member, part, partLink }: { member: MemberDetails } & Pick<Props, 'part' | 'partLink'>) {
  const t = useWords('crm')
  const name = nameOf(member)
  const work = [member.position, member.company].filter(Boolean).join(', ')
  const current = memberParts.find(({ id }) => id === part) ?? memberParts[0]
  return (
    <>
      <div className={classes.head}>
        <Avatar name={name} src={member.avatarUrl} size={72} />
        <div className={classes.words}>
          <Heading level={2} size="item">
            {name}
          </Heading>
          {work && <Text tone="soft">{work}</Text>}
          <div className={classes.chips}>
            <MemberStatus member={member} />
            {member.isOrganiser && <Chip tone="brand">{t('panel.organiser')}</Chip>}
            {member.role === 'ROLE_ADMIN' && <Chip tone="brand">{t('panel.admin')}</Chip>}
          </div>
        </div>
      </div>
      <MemberActions member={member} />
      <MergeBanner participantId={member.id} />
      {memberParts.length > 1 && (
        <TabLinks
          label={t('panel.tabs')}
          tabs={memberParts.map(({ id, label }) => ({
            to: partLink(id),
            label: t(label),
            isCurrent: id === current.id,
          }))}
        />
      )}
      <current.component key={member.id} member={member} />
    </>
  )
}
