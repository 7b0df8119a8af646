import { useQuery } from '@tanstack/react-query'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { NewslettersLink } from '../newsletter/NewslettersLink.tsx'
import { seriesQuery } from '../newsletter/queries.ts'
import { SeriesForm } from './SeriesForm.tsx'

/** Letters that newcomers get by days after joining. */
export function WelcomeSeriesPage() {
  const t = useWords('newsletters')
  // What is typed here is newer than what another tab loads.
  const series = useQuery({ ...seriesQuery, refetchOnWindowFocus: false })
  return (
    <>
      <NewslettersLink />
      <PageHeader title={t('series.title')} text={t('series.text')} />
      {series.isPending && <ListSkeleton count={2} />}
      {series.isError && !series.data && <NotLoaded onRetry={() => void series.refetch()} />}
      {series.data && <SeriesForm key={series.data.version} series={series.data} />}
    </>
  )
}
