import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MemberDetails } from '#contract/crm/member-list.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Tags } from '#web/ui/Chip.tsx'
import { EmailText } from '#web/ui/EmailText.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { BounceBanner } from '../member/BounceBanner.tsx'
import classes from './MemberPanel.module.css'
import { LastActive } from './MemberTable.tsx'
import { MemberTags } from './MemberTags.tsx'
import { refreshMembers } from './queries.ts'

/** Figures, facts, tags of managers and the switches of a member. */
export function MemberOverview({ member }: { member: MemberDetails }) {
  const t = useWords('crm')
  const language = useLanguage()
  const figures: [string, number][] = [
    [t('panel.intros'), member.introsSent + member.introsReceived],
    [t('panel.answered'), member.introsAnswered],
    [t('panel.events'), member.eventsAttended],
  ]
  const joined = longDate(member.joinedAt, language)
  const facts: [string, ReactNode][] = [
    [
      t('panel.email'),
      <>
        <EmailText>
          {member.isEmailConfirmed ? member.email : t('panel.emailNotConfirmed', { email: member.email })}
        </EmailText>
        {member.isUnsubscribed && <div className={classes.quiet}>{t('panel.unsubscribed')}</div>}
      </>,
    ],
    [
      t('panel.city'),
      member.isLocationShared || !member.city ? member.city : t('panel.cityHidden', { city: member.city }),
    ],
    [
      t('panel.joined'),
      member.invitedBy ? t('panel.joinedInvited', { date: joined, name: member.invitedBy.name }) : joined,
    ],
    [t('panel.lastActive'), <LastActive key="at" at={member.lastActiveAt} />],
    [t('panel.request'), member.lookingFor],
    [t('panel.canHelp'), member.canHelp],
    [t('panel.goal'), member.goal],
    [t('panel.topics'), member.topics.length > 0 && <Tags tags={member.topics} />],
    [t('panel.contacts'), member.contacts.map(type => t(`contact.${type}`)).join(', ')],
    [t('panel.reason'), member.rejectionReason],
  ]
  return (
    <>
      <BounceBanner participantId={member.id} />
      <dl className={classes.figures}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dd>{figure.toLocaleString(language)}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Heading level={3} size="item" className={classes.title ?? ''}>
        {t('panel.tags')}
      </Heading>
      <MemberTags member={member} />
      {member.canSwitch && <Switches member={member} />}
    </>
  )
}

function Switches({ member }: { member: MemberDetails }) {
  const t = useWords('crm')
  const queryClient = useQueryClient()
  const { problem, isBusy, attempt } = useAttempt()
  const set = (name: 'updateProfile' | 'updateNetworking', isOn: boolean) =>
    attempt(async () => {
      await api.memberList[name]({ participantId: member.id, shouldDisable: !isOn })
      await refreshMembers(queryClient)
    })
  return (
    <>
      <Heading level={3} size="item" className={classes.title ?? ''}>
        {t('panel.switches')}
      </Heading>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <div className={classes.switches}>
        <Switch
          label={t('panel.profileOn')}
          checked={member.isProfileEnabled}
          disabled={isBusy}
          onChange={({ currentTarget }) => void set('updateProfile', currentTarget.checked)}
        />
        <Switch
          label={t('panel.networkingOn')}
          checked={member.isNetworkingEnabled}
          disabled={isBusy}
          onChange={({ currentTarget }) => void set('updateNetworking', currentTarget.checked)}
        />
      </div>
    </>
  )
}
