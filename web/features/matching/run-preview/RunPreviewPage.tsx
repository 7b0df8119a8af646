import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { MadePreview } from '#contract/matching/run-preview.ts'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { localeOf } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ChoicesTab } from './ChoicesTab.tsx'
import { MemberListSheet } from './MemberListSheet.tsx'
import { MembersTab } from './MembersTab.tsx'
import { PairsTab } from './PairsTab.tsx'
import { previewTabs, readPreviewState, writePreviewState } from './previewState.ts'
import { previewQuery, renewPreview } from './queries.ts'
import classes from './RunPreview.module.css'

/** What the next weekly run would give; pairs can be skipped and pinned until it begins. */
export function RunPreviewPage() {
  const t = useWords('runPreview')
  const menu = useWords('menu')
  const { search } = useLocation()
  const navigate = useNavigate()
  const state = readPreviewState(search)
  const { data, isError, refetch } = useQuery(previewQuery)
  const { problem, isBusy, attempt } = useAttempt()
  const make = () =>
    void attempt(async () => {
      await api.runPreview.make()
      await renewPreview()
    })
  const isMaking = data?.status === 'QUEUED' || data?.status === 'RUNNING'
  const made = data?.made
  const nextRun = useNextRun(data?.runAt)
  const button = (label: 'make' | 'makeAgain') => (
    <Button loading={isBusy} disabled={isMaking} onClick={make}>
      {t(label)}
    </Button>
  )
  return (
    <>
      <BackLink to="/admin/options">{menu('titles.options')}</BackLink>
      <div className={classes.root}>
        <PageHeader
          title={t('title')}
          text={[t('text'), nextRun].filter(Boolean).join(' ')}
          actions={
            <>
              <LinkButton to="/admin/options/matching" variant="default">
                {t('rules')}
              </LinkButton>
              {made && button('makeAgain')}
            </>
          }
        />
        {!data && (isError ? <NotLoaded onRetry={() => void refetch()} /> : <ListSkeleton />)}
        {problem && <Banner tone="danger" title={problem} isAlert />}
        {isMaking && (
          <div role="status">
            <Banner
              tone="info"
              title={data.status === 'QUEUED' ? t('queued') : t('making', { percent: Math.round(data.progress * 100) })}
            />
          </div>
        )}
        {data?.status === 'FAILED' && (
          <Banner tone="danger" title={t('failed')} isAlert>
            {t('failedText')}
          </Banner>
        )}
        {made?.isPast && (
          <Banner tone="warning" title={t('past')}>
            {t('pastText')}
          </Banner>
        )}
        {made && !made.isPast && made.isStale && !isMaking && (
          <Banner tone="info" title={t('stale')}>
            {t('staleText')}
          </Banner>
        )}
        {made && <Figures made={made} />}
        {data && (
          <TabLinks
            label={t('tabs')}
            tabs={previewTabs.map(tab => ({
              to: writePreviewState({ tab, kind: 'HIGHEST', after: '', member: '' }),
              label: t(`tab.${tab}`),
              isCurrent: tab === state.tab,
            }))}
          />
        )}
        {data && state.tab === 'choices' && <ChoicesTab />}
        {data && !made && isMaking && state.tab !== 'choices' && <ListSkeleton />}
        {data && !made && !isMaking && state.tab !== 'choices' && (
          <EmptyState level={2} title={t('none')} text={t('noneText')} action={button('make')} />
        )}
        {made && (state.tab === 'few' || state.tab === 'often') && (
          <MembersTab tab={state.tab} state={state} madeAt={made.madeAt} />
        )}
        {made && state.tab === 'pairs' && <PairsTab state={state} madeAt={made.madeAt} />}
        {made && state.member && (
          <MemberListSheet
            participantId={state.member}
            madeAt={made.madeAt}
            onClose={() => void navigate(writePreviewState({ ...state, member: '' }), { preventScrollReset: true })}
          />
        )}
      </div>
    </>
  )
}

function useMoment(): (instant: string) => string {
  const language = useLanguage()
  const { timeZone } = useCommunity()
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return instant => format.format(new Date(instant))
}

/** When the next run starts; empty while it is not known. */
function useNextRun(runAt: string | undefined): string {
  const t = useWords('runPreview')
  const moment = useMoment()
  if (!runAt) return ''
  return Date.parse(runAt) <= Date.now() ? t('runNow') : t('runOn', { date: moment(runAt) })
}

const figures = ['members', 'lists', 'shown', 'few', 'neverShown'] as const

function Figures({ made }: { made: MadePreview }) {
  const t = useWords('runPreview')
  const language = useLanguage()
  const moment = useMoment()
  return (
    <section aria-label={t('figures')}>
      <Card className={classes.summary ?? ''}>
        <dl className={classes.figures}>
          {figures.map(name => (
            <div key={name}>
              <Text as="dt" size="small" tone="quiet">
                {t(name)}
              </Text>
              <dd className={classes.figure}>{made.facts[name].toLocaleString(language)}</dd>
            </div>
          ))}
        </dl>
        <Text size="small" tone="quiet">
          {t('madeAt', { date: moment(made.madeAt) })}
        </Text>
      </Card>
    </section>
  )
}
