import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Check, Mail, MapPin, UserPlus, Users, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ModeratedProfile } from '#contract/participants/moderation.ts'
import { ago } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Tags } from '#web/ui/Chip.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Kbd } from '#web/ui/Kbd.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ProfileSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './ApplicantPanel.module.css'
import { applicantQuery } from './queries.ts'
import type { Applicant } from './useDecisions.ts'

type Props = {
  participantId: string
  isBusy: boolean
  onConfirm: (applicant: Applicant) => void
  onReject: (applicant: Applicant) => void
}

/** The chosen person beside the list: profile, answers, earlier decisions, and the decision. */
export function ApplicantPanel({ participantId, isBusy, onConfirm, onReject }: Props) {
  const t = useWords('moderation')
  const { data, isError, refetch } = useQuery(applicantQuery(participantId))
  return (
    <section className={classes.root} aria-label={t('person.label')}>
      {!data && (
        <div className={classes.body}>
          {isError ? <NotLoaded text={t('person.notLoaded')} onRetry={() => void refetch()} /> : <ProfileSkeleton />}
        </div>
      )}
      {data && (
        <>
          <div className={classes.body}>
            <Head profile={data} />
            <Answers profile={data} />
            <Decisions profile={data} />
          </div>
          <Foot profile={data} isBusy={isBusy} onConfirm={onConfirm} onReject={onReject} />
        </>
      )}
    </section>
  )
}

const nameOf = ({ firstName, lastName, email }: ModeratedProfile) => `${firstName} ${lastName}`.trim() || email

function Head({ profile }: { profile: ModeratedProfile }) {
  const t = useWords('moderation')
  const { city, email, isEmailConfirmed, invitedBy } = profile
  const name = nameOf(profile)
  const work = [profile.position, profile.company].filter(Boolean).join(', ')
  return (
    <div className={classes.head}>
      <Avatar name={name} src={profile.avatarUrl} size={88} className={classes.face ?? ''} />
      <div className={classes.words}>
        <div className={classes.title}>
          <Heading level={2}>{name}</Heading>
          <StatusBadge status={profile.moderationStatus} />
        </div>
        {work && <Text tone="soft">{work}</Text>}
        <ul className={classes.facts}>
          {city && <Fact icon={<Icon of={MapPin} size={15} />}>{city}</Fact>}
          <Fact icon={<Icon of={Mail} size={15} />}>
            {t(isEmailConfirmed ? 'person.emailConfirmed' : 'person.emailNotConfirmed', { email })}
          </Fact>
          {invitedBy && (
            <Fact icon={<Icon of={UserPlus} size={15} />}>
              {t('invitedBy', { name: `${invitedBy.firstName} ${invitedBy.lastName}` })}
            </Fact>
          )}
          <SharedTopics profile={profile} />
        </ul>
        <TextLink to={`/u/${profile.slug}`} className={classes.link ?? ''}>
          {t('person.openProfile')}
        </TextLink>
      </div>
    </div>
  )
}

/** The most that is counted exactly. */
const countedSharing = 50

/** Whether there is anybody to match a newcomer with. */
function SharedTopics({ profile: { sharesTopicsWith: count } }: { profile: ModeratedProfile }) {
  const t = useWords('moderation')
  if (count === null) return null
  const text =
    count > countedSharing
      ? t('person.sharesTopicsWithMany', { count: countedSharing })
      : t('person.sharesTopics', { count })
  return <Fact icon={<Icon of={Users} size={15} />}>{count === 0 ? t('person.sharesNoTopics') : text}</Fact>
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  )
}

function Answers({ profile }: { profile: ModeratedProfile }) {
  const t = useWords('moderation')
  const language = useLanguage()
  const texts: [string, string][] = [
    [t('person.about'), profile.about],
    [t('person.lookingFor'), profile.lookingFor],
    [t('person.canHelp'), profile.canHelp],
    [t('person.goal'), profile.goal],
    ...profile.answers.map(({ question, answer }): [string, string] => [question[language], answer[language]]),
  ]
  const given = texts.filter(([, text]) => text)
  if (given.length === 0 && profile.tags.length === 0) return <Text tone="soft">{t('person.nothing')}</Text>
  return (
    <>
      <dl className={classes.answers}>
        {given.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Tags tags={profile.tags} />
    </>
  )
}

function Decisions({ profile: { decisions } }: { profile: ModeratedProfile }) {
  const t = useWords('moderation')
  const language = useLanguage()
  if (decisions.length === 0) return null
  return (
    <div className={classes.decisions}>
      <Heading level={3} size="item">
        {t('person.decisions')}
      </Heading>
      <ul>
        {decisions.map(({ id, status, reason, by, at }) => (
          <li key={id}>
            <Text size="small">
              {[t(`person.decided.${status}`, { name: by ?? t('person.someone') }), ago(at, Date.now(), language)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {reason && (
              <Text size="small" tone="soft" className={classes.reason ?? ''}>
                {t('person.reason', { reason })}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type FootProps = Omit<Props, 'participantId'> & { profile: ModeratedProfile }

function Foot({ profile, isBusy, onConfirm, onReject }: FootProps) {
  const t = useWords('moderation')
  const { can } = profile
  if (!can.confirm && !can.reject) return null
  const applicant = { id: profile.id, name: nameOf(profile), status: profile.moderationStatus }
  return (
    <div className={classes.foot}>
      <p className={classes.keys} aria-label={t('keys.label')} role="note">
        {can.confirm && (
          <span>
            <Kbd>A</Kbd> {t('keys.confirm')}
          </span>
        )}
        {can.reject && (
          <span>
            <Kbd>R</Kbd> {t('keys.reject')}
          </span>
        )}
        <span>
          <Kbd>J</Kbd> {t('keys.next')}
        </span>
        <span>
          <Kbd>K</Kbd> {t('keys.previous')}
        </span>
      </p>
      {can.reject && (
        <Button
          variant="default"
          disabled={isBusy}
          leftSection={<Icon of={X} size={16} />}
          onClick={() => onReject(applicant)}
        >
          {t('reject')}
        </Button>
      )}
      {can.confirm && (
        <Button loading={isBusy} leftSection={<Icon of={Check} size={16} />} onClick={() => onConfirm(applicant)}>
          {t('confirm')}
        </Button>
      )}
    </div>
  )
}
