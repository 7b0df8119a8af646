import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { runsQuery } from './queries.ts'
import { RunRow } from './RunRow.tsx'
import classes from './RunsCard.module.css'
import { mondayOf } from './week.ts'

/** A started run must appear within this time. */
const patienceMs = 20_000

/** The weekly runs with their progress, and a button to start this week's. */
export function RunsCard() {
  const t = useWords('network')
  const id = useId()
  const queries = useQueryClient()
  const { timeZone } = useCommunity()
  const [isExpected, setExpected] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  const { data, isError, refetch } = useQuery(runsQuery(isExpected))
  const runs = data?.items
  const present = runs?.find(({ week }) => week === mondayOf(new Date(), timeZone))
  const isRunning = present?.status === 'RUNNING'
  const isMade = present?.status === 'DONE'
  useEffect(() => {
    if (isRunning || isMade) setExpected(false)
    // The charts above have the funnel of what was shown.
    if (isMade) void queries.invalidateQueries({ queryKey: ['chart data'] })
  }, [isRunning, isMade, queries])
  useEffect(() => {
    if (!isExpected) return undefined
    const timer = setTimeout(() => setExpected(false), patienceMs)
    return () => clearTimeout(timer)
  }, [isExpected])

  const run = () =>
    attempt(async () => {
      await api.matchingManagement.startRun()
      setExpected(true)
      showToast({ type: 'success', title: t('runs.started') })
    })
  return (
    <section aria-labelledby={id}>
      <Card isFlush>
        <div className={classes.head}>
          <div>
            <Heading level={2} size="item" id={id}>
              {t('runs.title')}
            </Heading>
            <Text size="small" tone="quiet">
              {t(isMade ? 'runs.made' : 'runs.text')}
            </Text>
          </div>
          {data?.can.start && !isMade && (
            <Button variant="default" loading={isBusy} disabled={isRunning || isExpected} onClick={() => void run()}>
              {t(isRunning || isExpected ? 'runs.running' : 'runs.now')}
            </Button>
          )}
        </div>
        {problem && (
          <div className={classes.problem}>
            <Banner tone="danger" title={problem} isAlert />
          </div>
        )}
        {!runs && (isError ? <NotLoaded onRetry={() => void refetch()} /> : <ListSkeleton count={2} />)}
        {runs?.length === 0 && (
          <Text tone="quiet" className={classes.empty ?? ''}>
            {t('runs.none')}
          </Text>
        )}
        <ul className={classes.list}>
          {runs?.map(each => (
            <RunRow key={each.id} run={each} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
