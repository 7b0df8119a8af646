import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ReportDetail, ReportedEvent } from '#contract/events/event-report.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { viewerMoment } from '../event/eventTime.ts'
import classes from './PersonPanel.module.css'
import { reportDetailQuery } from './queries.ts'
import { ReportStatus } from './ReportStatus.tsx'
import { nameOf } from './useStatusChange.ts'

type Props = { event: ReportedEvent; participantId: string; onClose: () => void; children?: ReactNode }

/** A participant with their answers: beside the table on wide screens, over the whole screen on phones. Escape closes it. */
export function PersonPanel({ event, participantId, onClose }: Props) {
  const t = useWords('eventReport')
  const detail = useQuery(reportDetailQuery(event.id, participantId))
  const panel = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person moves the focus into the panel again
  useEffect(() => {
    panel.current?.focus()
  }, [participantId])
  return (
    <section
      ref={panel}
      className={classes.root}
      aria-label={t('panel.answers')}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <ActionIcon
        variant="subtle"
        size={44}
        className={classes.close ?? ''}
        aria-label={t('panel.close')}
        data-no-notice
        onClick={onClose}
      >
        <Icon of={X} />
      </ActionIcon>
      {detail.isPending && <ListSkeleton count={3} />}
      {detail.isError && <NotLoaded text={t('panel.notLoaded')} onRetry={() => void detail.refetch()} />}
      {detail.data && <Person detail={detail.data} event={event} />}
    </section>
  )
}

function Person({ detail, event }: { detail: ReportDetail; event: ReportedEvent }) {
  const t = useWords('eventReport')
  const language = useLanguage()
  const name = nameOf(detail)
  const work = [detail.person.position, detail.person.company].filter(Boolean).join(', ')
  const facts: [string, string][] = [
    [t('panel.email'), detail.email],
    [t('panel.joined'), viewerMoment(detail.joinedAt, { language })],
    ...(detail.plusOnes > 0 ? [[t('panel.guests'), String(detail.plusOnes)] as [string, string]] : []),
    ...(detail.payment ? [[t('panel.payment'), t(`payment.${detail.payment}`)] as [string, string]] : []),
    [t('panel.came'), detail.checkedInAt ? viewerMoment(detail.checkedInAt, { language }) : t('panel.notYet')],
    ...(detail.message ? [[t('panel.message'), detail.message] as [string, string]] : []),
  ]
  return (
    <>
      <div className={classes.head}>
        <Avatar name={name} src={detail.person.avatarUrl} size={56} />
        <div>
          <Heading level={2} size="item">
            {name}
          </Heading>
          {work && <Text tone="soft">{work}</Text>}
        </div>
      </div>
      <ReportStatus row={detail} planned={null} />
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {detail.person.slug && <TextLink to={`/u/${detail.person.slug}`}>{t('openProfile')}</TextLink>}
      <Heading level={3} size="item" className={classes.title ?? ''}>
        {t('panel.answers')}
      </Heading>
      {detail.given.length === 0 && (
        <Text tone="soft">{t(event.hasQuestions ? 'panel.noAnswers' : 'panel.noQuestions')}</Text>
      )}
      <dl className={classes.answers}>
        {detail.given.map(({ questionId, question, answer, isRemoved }) => (
          <div key={questionId}>
            <dt>
              {question}
              {isRemoved && <span className={classes.removed}> · {t('panel.removed')}</span>}
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
