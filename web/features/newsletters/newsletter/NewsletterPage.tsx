import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { newsletterQuery } from './queries.ts'

const NewsletterEditor = lazyComponent(() => import('../editor/NewsletterEditor.tsx'), 'NewsletterEditor')
const NewsletterReport = lazyComponent(() => import('../report/NewsletterReport.tsx'), 'NewsletterReport')

/** A newsletter: the editor of a draft, else how far it was sent. */
export function NewsletterPage() {
  const { id = '' } = useParams()
  const t = useWords('newsletters')
  const failures = useWords('failures')
  // What is typed here is newer than what another tab loads.
  const newsletter = useQuery({ ...newsletterQuery(id), refetchOnWindowFocus: false })
  if (newsletter.error instanceof CallFailure && newsletter.error.status === 404)
    return (
      <EmptyState
        level={1}
        title={failures('NEWSLETTER_NOT_FOUND')}
        text={t('empty.text')}
        action={
          <Button component={Link} to="/admin/newsletters">
            {t('editor.back')}
          </Button>
        }
      />
    )
  if (newsletter.isError && !newsletter.data) return <NotLoaded onRetry={() => void newsletter.refetch()} />
  if (!newsletter.data) return <FormSkeleton />
  const { data } = newsletter
  return (
    <Suspense fallback={<FormSkeleton />}>
      {data.can.update ? <NewsletterEditor key={data.id} newsletter={data} /> : <NewsletterReport newsletter={data} />}
    </Suspense>
  )
}
