import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { conditionsAtMost } from '#contract/crm/member-fields.ts'
import type { MemberCondition, MemberFilter } from '#contract/crm/member-filter.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import { countQuery } from '../member-list/queries.ts'
import { ConditionRow } from './ConditionRow.tsx'
import { completeOf, type DraftCondition, draftOf } from './conditionKinds.ts'
import classes from './FilterSheet.module.css'

type Chosen = Pick<MemberFilter, 'match' | 'conditions'>
type Props = { filter: MemberFilter; isOpen: boolean; onClose: () => void; onApply: (chosen: Chosen) => void }

/** The builder of a filter. Its button says how many members it would show. */
export function FilterSheet({ isOpen, onClose, ...props }: Props) {
  const t = useWords('crm')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('filters.title')}>
      {isOpen && <FilterForm {...props} onClose={onClose} />}
    </Sheet>
  )
}

type Line = { key: number; draft: DraftCondition }
let lastKey = 0
const lineOf = (draft: DraftCondition): Line => ({ key: ++lastKey, draft })

function FilterForm({ filter, onClose, onApply }: Omit<Props, 'isOpen'>) {
  const t = useWords('crm')
  const [match, setMatch] = useState(filter.match)
  const [lines, setLines] = useState<Line[]>(() =>
    filter.conditions.length > 0
      ? filter.conditions.map(condition => lineOf(condition as DraftCondition))
      : [lineOf(draftOf('city', 'is'))],
  )
  const complete = lines.map(({ draft }) => completeOf(draft))
  const conditions = complete.filter((condition): condition is MemberCondition => condition !== null)
  const isComplete = conditions.length === lines.length
  const { data } = useQuery(countQuery(isComplete ? { search: filter.search, match, conditions } : null))
  const change = (key: number, draft: DraftCondition) =>
    setLines(before => before.map(line => (line.key === key ? { key, draft } : line)))
  return (
    <form
      className={classes.root}
      onSubmit={event => {
        event.preventDefault()
        if (!isComplete) return
        onApply({ match, conditions })
        onClose()
      }}
    >
      {lines.length > 1 && (
        <NativeSelect
          label={t('filters.match')}
          value={match}
          data={[
            { value: 'all', label: t('filters.all') },
            { value: 'any', label: t('filters.any') },
          ]}
          onChange={({ currentTarget }) => setMatch(currentTarget.value === 'any' ? 'any' : 'all')}
        />
      )}
      {lines.map(({ key, draft }) => (
        <ConditionRow
          key={key}
          draft={draft}
          onChange={next => change(key, next)}
          onRemove={() => setLines(before => before.filter(line => line.key !== key))}
        />
      ))}
      {lines.length < conditionsAtMost && (
        <Button
          variant="subtle"
          className={classes.add ?? ''}
          leftSection={<Icon of={Plus} size={16} />}
          onClick={() => setLines(before => [...before, lineOf(draftOf('city', 'is'))])}
        >
          {t('filters.add')}
        </Button>
      )}
      {!isComplete && <Text tone="soft">{t('filters.incomplete')}</Text>}
      <Button type="submit" disabled={!isComplete}>
        {isComplete && data ? t('filters.count', { count: data.count }) : t('filters.apply')}
      </Button>
    </form>
  )
}
