import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportDetail } from '#contract/matching/report.ts'
import type { ReportDecision } from '#contract/matching/report-fields.ts'
import { ago } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ProfileSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import panel from '../moderation/ApplicantPanel.module.css'
import { DecisionSheet } from './DecisionSheet.tsx'
import { reportQuery } from './queries.ts'
import classes from './ReportPanel.module.css'

/** One report with its context, and the decision. */
export function ReportPanel({ id }: { id: string }) {
  const t = useWords('moderation')
  const { data, isError, refetch } = useQuery(reportQuery(id))
  const [deciding, setDeciding] = useState<ReportDecision | null>(null)
  return (
    <section className={panel.root} aria-label={t('reports.label')}>
      {!data && (
        <div className={panel.body}>{isError ? <NotLoaded onRetry={() => void refetch()} /> : <ProfileSkeleton />}</div>
      )}
      {data && (
        <>
          <div className={panel.body}>
            <What report={data} />
            <Subject report={data} />
            <Others report={data} />
          </div>
          {data.can.length > 0 && (
            <div className={`${panel.foot} ${classes.decisions}`}>
              {data.can.map(decision => (
                <Button
                  key={decision}
                  variant={decision === 'REJECTED' || decision === 'BLOCKED' ? 'danger' : 'default'}
                  onClick={() => setDeciding(decision)}
                >
                  {t(`reports.decide.${decision}`)}
                </Button>
              ))}
            </div>
          )}
          <DecisionSheet report={data} decision={deciding} onClose={() => setDeciding(null)} />
        </>
      )}
    </section>
  )
}

const nameOf = ({ firstName, lastName }: ReportDetail['author']) => `${firstName} ${lastName}`

function What({ report }: { report: ReportDetail }) {
  const t = useWords('moderation')
  const language = useLanguage()
  const { author, subject, kind, quotedText, messages, decidedAt, decision, decidedBy } = report
  const settled = decision ? t(`reports.decision.${decision}`) : t('reports.closed')
  return (
    <>
      <div>
        <Heading level={2}>{t('reports.about', { author: nameOf(author), subject: nameOf(subject) })}</Heading>
        <div className={classes.chips}>
          <Chip tone="warning">{t(`reports.reason.${report.reason}`)}</Chip>
          <Chip>{t(`reports.kind.${kind}`)}</Chip>
          {decidedAt && <Chip tone="success">{decidedBy ? t('by', { what: settled, name: decidedBy }) : settled}</Chip>}
        </div>
      </div>
      {report.note && <Quote label={t('reports.note', { subject: nameOf(subject) })} text={report.note} />}
      {report.text && <Quote label={t('reports.words', { name: nameOf(author) })} text={report.text} />}
      {quotedText !== null && (
        <Quote label={t(kind === 'REQUEST' ? 'reports.request' : 'reports.message')} text={quotedText} />
      )}
      {messages.length > 0 && (
        <div>
          <Text size="small" tone="soft">
            {t('reports.before')}
          </Text>
          <ol className={classes.messages}>
            {messages.map(message => (
              <li key={message.id} data-reported={message.isReported || undefined}>
                <Text size="small" weight="semibold">
                  {[message.author || t('reports.gone'), ago(message.createdAt, Date.now(), language)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                <Text className={classes.text ?? ''}>{message.text || `(${t('reports.deleted')})`}</Text>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  )
}

function Quote({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Text size="small" tone="soft">
        {label}
      </Text>
      <blockquote className={classes.quote}>{text}</blockquote>
    </div>
  )
}

function Subject({ report: { subject, profile } }: { report: ReportDetail }) {
  const t = useWords('moderation')
  const name = nameOf(subject)
  const work = [profile.position, profile.company].filter(Boolean).join(', ')
  return (
    <div>
      <Heading level={3} size="item">
        {t('reports.profile')}
      </Heading>
      <div className={classes.subject}>
        <Avatar name={name} src={profile.avatarUrl} size={56} />
        <div>
          <Text weight="semibold">{name}</Text>
          {work && <Text tone="soft">{work}</Text>}
          <div className={classes.chips}>
            <StatusBadge status={profile.moderationStatus} />
            {!profile.isEnabled && <Chip tone="danger">{t('reports.hidden')}</Chip>}
            <Chip>{t('reports.reports', { count: subject.reports })}</Chip>
            {subject.blockedBy > 0 && <Chip>{t('reports.blocked', { count: subject.blockedBy })}</Chip>}
          </div>
          {profile.about && <Text className={classes.text ?? ''}>{profile.about}</Text>}
          <TextLink to={`/u/${subject.slug}`}>{t('reports.openProfile')}</TextLink>
        </div>
      </div>
    </div>
  )
}

function Others({ report: { others } }: { report: ReportDetail }) {
  const t = useWords('moderation')
  const language = useLanguage()
  if (others.length === 0) return null
  return (
    <div>
      <Heading level={3} size="item">
        {t('reports.others')}
      </Heading>
      <ul className={classes.others}>
        {others.map(({ id, reason, text, createdAt, decision }) => (
          <li key={id}>
            <Text size="small" weight="semibold">
              {[
                t(`reports.reason.${reason}`),
                ago(createdAt, Date.now(), language),
                decision && t(`reports.decision.${decision}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {text && <Text size="small">{text}</Text>}
          </li>
        ))}
      </ul>
    </div>
  )
}
