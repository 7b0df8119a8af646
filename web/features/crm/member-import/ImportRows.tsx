import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { ImportField, ImportRow } from '#contract/crm/member-import.ts'
import { duplicateChoices, importFields } from '#contract/crm/member-import-fields.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './MemberImport.module.css'
import { importQuery, type RowsTab, rowsQuery } from './queries.ts'

/** Rows with problems, to be corrected in place, or rows of members who are here already, to be decided. */
export function ImportRows({ importId, state }: { importId: string; state: RowsTab }) {
  const t = useWords('memberImport')
  const found = useInfiniteQuery(rowsQuery(importId, state))
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? []
  if (found.isPending) return <ListSkeleton count={4} />
  if (!found.data) return <NotLoaded text={t('check.notLoaded')} onRetry={() => void found.refetch()} />
  if (rows.length === 0) return <EmptyState title={t('check.allFixed')} text={t('check.allFixedText')} />
  return (
    <div className={classes.stack}>
      {state === 'INVALID' && <Text tone="soft">{t('check.fix')}</Text>}
      <ul className={classes.rows}>
        {rows.map(row => (
          <li key={row.line}>
            {state === 'INVALID' ? (
              <ProblemRow importId={importId} row={row} />
            ) : (
              <DuplicateRow importId={importId} row={row} />
            )}
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <div>
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('check.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The counts of the import, and not its rows: a row that was corrected stays in view. */
function useCounts(importId: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ ...importQuery(importId), exact: true })
}

const summaryOf = ({ values }: ImportRow, without: ImportField[]): string =>
  importFields
    .filter(field => !without.includes(field))
    .map(field => values[field])
    .filter(Boolean)
    .join(' · ')

function ProblemRow({ importId, row: first }: { importId: string; row: ImportRow }) {
  const t = useWords('memberImport')
  const refresh = useCounts(importId)
  const [row, setRow] = useState(first)
  const [typed, setTyped] = useState<Partial<Record<ImportField, string>>>({})
  const { problem, isBusy, attempt } = useAttempt()
  // A name is corrected in the columns that the file has for it.
  const fields = importFields.filter(field => field in first.problems)
  const isFixed = row.state !== 'INVALID'
  const save = () =>
    attempt(async () => {
      setRow(await api.memberImport.correct({ id: importId, line: row.line, values: typed }))
      await refresh()
    })
  return (
    <Card>
      <form
        className={classes.row}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <div className={classes.rowHead}>
          <Text weight="semibold" as="span">
            {t('check.line', { line: row.line })}
          </Text>
          <Text size="small" tone="soft" as="span" className={classes.summary ?? ''}>
            {summaryOf(row, fields)}
          </Text>
          <span role="status">
            {isFixed && (
              <Chip tone="success" icon={<Icon of={Check} size={14} />}>
                {t('check.fixed')}
              </Chip>
            )}
          </span>
        </div>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        {!isFixed && (
          <div className={classes.fields}>
            {fields.map(field => (
              <TextInput
                key={field}
                label={t(`fields.${field}`)}
                value={typed[field] ?? row.values[field] ?? ''}
                error={row.problems[field]}
                onChange={({ currentTarget }) => setTyped(before => ({ ...before, [field]: currentTarget.value }))}
              />
            ))}
            <Button type="submit" variant="default" loading={isBusy}>
              {t('check.save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}

function DuplicateRow({ importId, row: first }: { importId: string; row: ImportRow }) {
  const t = useWords('memberImport')
  const [row, setRow] = useState(first)
  const { problem, attempt } = useAttempt()
  const choose = (value: string) => {
    const choice = duplicateChoices.find(each => each === value) ?? null
    void attempt(async () =>
      setRow(await api.memberImport.correct({ id: importId, line: row.line, values: {}, choice })),
    )
  }
  return (
    <Card>
      <div className={classes.row}>
        <div className={classes.rowHead}>
          <Text weight="semibold" as="span">
            {t('check.line', { line: row.line })}
          </Text>
          <Text size="small" tone="soft" as="span" className={classes.summary ?? ''}>
            {summaryOf(row, [])}
          </Text>
          <NativeSelect
            aria-label={t('check.choiceOf', { line: row.line })}
            value={row.choice ?? ''}
            data={[
              { value: '', label: t('check.asAll') },
              ...duplicateChoices.map(choice => ({ value: choice, label: t(`settings.${choice}`) })),
            ]}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </div>
        {row.member && (
          <Text size="small" tone="quiet">
            {t('check.knownAs', { name: row.member.name })}
          </Text>
        )}
        {problem && <Banner tone="danger" title={problem} isAlert />}
      </div>
    </Card>
  )
}
