import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router'
import type { MemberImport } from '#contract/crm/member-import.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { CheckStep } from './CheckStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { type ImportStep, ImportSteps } from './ImportSteps.tsx'
import { MappingStep } from './MappingStep.tsx'
import classes from './MemberImport.module.css'
import { importQuery } from './queries.ts'

const stepOf: Record<MemberImport['status'], ImportStep> = {
  UPLOADED: 'mapping',
  CHECKING: 'check',
  CHECKED: 'check',
  IMPORTING: 'import',
  DONE: 'done',
  UNDOING: 'done',
  UNDONE: 'done',
}

/** One import: the server knows its step, so that the page can be left and opened again. */
export function ImportPage() {
  const { importId = '' } = useParams()
  const t = useWords('memberImport')
  const found = useQuery(importQuery(importId))
  const queryClient = useQueryClient()
  const { search } = useLocation()
  const { data, error } = found
  const isMissing = error instanceof CallFailure && (error.status === 404 || error.status === 400)
  if (isMissing)
    return (
      <EmptyState
        level={1}
        title={t('gone')}
        text={t('goneText')}
        action={
          <Button component={Link} to="/admin/crm/import">
            {t('done.again')}
          </Button>
        }
      />
    )
  const save = (next: MemberImport) => {
    queryClient.setQueryData(importQuery(importId).queryKey, next)
    queryClient.removeQueries({ queryKey: [...importQuery(importId).queryKey, 'rows'] })
  }
  const isMapping = data?.status === 'CHECKED' && new URLSearchParams(search).get('step') === 'columns'
  return (
    <>
      <BackLink to="/admin/crm">{t('back')}</BackLink>
      <PageHeader title={t('title')} text={data?.fileName || t('text')} />
      <ImportSteps current={data ? (isMapping ? 'mapping' : stepOf[data.status]) : 'mapping'} />
      {found.isPending && <ListSkeleton count={5} />}
      {found.isError && !data && <NotLoaded onRetry={() => void found.refetch()} />}
      {data && <Step made={data} isMapping={isMapping} onChange={save} />}
    </>
  )
}

type StepProps = { made: MemberImport; isMapping: boolean; onChange: (next: MemberImport) => void }

function Step({ made, isMapping, onChange }: StepProps) {
  const { status } = made
  if (status === 'UPLOADED' || isMapping) return <MappingStep made={made} onChange={onChange} />
  if (status === 'CHECKED') return <CheckStep made={made} onChange={onChange} />
  if (status === 'DONE' || status === 'UNDONE') return <DoneStep made={made} onChange={onChange} />
  return <Running made={made} status={status} />
}

function Running({ made, status }: { made: MemberImport; status: 'CHECKING' | 'IMPORTING' | 'UNDOING' }) {
  const t = useWords('memberImport')
  const language = useLanguage()
  const { progress, rows } = made
  const words = t('progress.done', { done: progress.toLocaleString(language), total: rows.toLocaleString(language) })
  return (
    <Card className={classes.running ?? ''}>
      <Heading level={2} size="item">
        {t(`progress.${status}`)}
      </Heading>
      <Progress value={(progress / Math.max(rows, 1)) * 100} aria-label={t(`progress.${status}`)} />
      <Text tone="soft">
        <span role="status">{words}</span>
      </Text>
      <Text tone="quiet" size="small">
        {t('progress.leave')}
      </Text>
    </Card>
  )
}
