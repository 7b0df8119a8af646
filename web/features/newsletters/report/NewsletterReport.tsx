import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Newsletter } from '#contract/newsletters/newsletter-shapes.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { DraftMenu } from '../editor/DraftMenu.tsx'
import { momentText } from '../newsletter/moment.ts'
import { timeOf } from '../newsletter/NewsletterRow.tsx'
import { NewslettersLink } from '../newsletter/NewslettersLink.tsx'
import { newsletterQuery, refreshNewsletters, statisticsQuery } from '../newsletter/queries.ts'
import { statusTones } from '../newsletter/statusTones.ts'
import { Figures } from './Figures.tsx'
import classes from './NewsletterReport.module.css'
import { NotSent } from './NotSent.tsx'

const Preview = lazyComponent(() => import('../editor/Preview.tsx'), 'Preview')

/** A newsletter that is scheduled, on its way or sent: how far it is, and what came of it. */
export function NewsletterReport({ newsletter }: { newsletter: Newsletter }) {
  const t = useWords('newsletters')
  const language = useLanguage()
  const statistics = useQuery(statisticsQuery(newsletter.id))
  // Sending ends by itself, and the statistics are asked for more often.
  const status = statistics.data?.status ?? newsletter.status
  const shown: Language = newsletter.content[language] ? language : newsletter.content.en ? 'en' : 'ru'
  const subject = newsletter.content[shown]?.subject || t('noSubject')
  const time = timeOf({ ...newsletter, status })
  const facts = [
    t(time.word, { time: momentText(time.at, language) }),
    newsletter.author && t('by', { name: newsletter.author.name }),
  ].filter(fact => typeof fact === 'string')
  return (
    <>
      <NewslettersLink />
      <PageHeader
        title={subject}
        text={
          <span className={classes.facts}>
            <Chip tone={statusTones[status]}>{t(`status.${status}`)}</Chip> {facts.join(' · ')}
          </span>
        }
        actions={
          <div className={classes.actions}>
            <DraftMenu id={newsletter.id} subject={subject} canRemove={newsletter.can.remove} />
            <Moves newsletter={newsletter} status={status} />
          </div>
        }
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          {statistics.isPending && <ListSkeleton count={2} />}
          {statistics.isError && !statistics.data && <NotLoaded onRetry={() => void statistics.refetch()} />}
          {statistics.data && <Figures statistics={statistics.data} />}
          {status !== 'SCHEDULED' && <NotSent id={newsletter.id} isSending={status === 'SENDING'} />}
        </div>
        <Suspense fallback={null}>
          <Preview content={newsletter.content} language={shown} />
        </Suspense>
      </div>
    </>
  )
}

type MoveProps = { newsletter: Newsletter; status: Newsletter['status'] }

/** Pause, resume, stop; a scheduled one becomes a draft again. */
function Moves({ newsletter: { id }, status }: MoveProps) {
  const t = useWords('newsletters')
  const queries = useQueryClient()
  const [isStopping, setStopping] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  const move = (call: 'pause' | 'resume' | 'cancel', title: string) =>
    void attempt(async () => {
      const moved = await api.newsletter[call]({ id })
      queries.setQueryData(newsletterQuery(id).queryKey, moved)
      void refreshNewsletters(queries)
      setStopping(false)
      showToast({ type: 'success', title })
    })
  const isOnItsWay = status === 'SENDING' || status === 'PAUSED'
  return (
    <>
      {problem && !isStopping && <Banner tone="danger" title={problem} isAlert />}
      {status === 'SCHEDULED' && (
        <Button variant="default" loading={isBusy} onClick={() => move('cancel', t('report.unscheduled'))}>
          {t('report.unschedule')}
        </Button>
      )}
      {isOnItsWay && (
        <Button variant="subtle" onClick={() => setStopping(true)}>
          {t('report.stop')}
        </Button>
      )}
      {status === 'SENDING' && (
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<Icon of={Pause} size={16} />}
          onClick={() => move('pause', t('report.paused'))}
        >
          {t('report.pause')}
        </Button>
      )}
      {status === 'PAUSED' && (
        <Button
          loading={isBusy}
          leftSection={<Icon of={Play} size={16} />}
          onClick={() => move('resume', t('report.resumed'))}
        >
          {t('report.resume')}
        </Button>
      )}
      <Sheet
        isOpen={isStopping}
        onClose={() => setStopping(false)}
        title={t('report.stopTitle')}
        text={t('report.stopText')}
        actions={
          <>
            <Button variant="subtle" onClick={() => setStopping(false)}>
              {t('menu.cancel')}
            </Button>
            <Button variant="danger" loading={isBusy} onClick={() => move('cancel', t('report.stopped'))}>
              {t('report.stop')}
            </Button>
          </>
        }
      >
        {problem && <Banner tone="danger" title={problem} isAlert />}
      </Sheet>
    </>
  )
}
