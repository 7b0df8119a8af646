import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Columns3, ListFilter } from 'lucide-react'
import { useState } from 'react'
import type { MemberFilter } from '#contract/crm/member-filter.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import { FilterChips } from '../member-filter/FilterChips.tsx'
import { FilterSheet } from '../member-filter/FilterSheet.tsx'
import classes from './CrmPage.module.css'
import { columnNames } from './columns.ts'
import { type ChangeState, firstPage, type ListState } from './listState.ts'
import { membersQuery } from './queries.ts'

type Props = { state: ListState; filter: MemberFilter | null; onChange: ChangeState }

/** Search, active conditions, filter and columns. */
export function ListTools({ state, filter, onChange }: Props) {
  const t = useWords('crm')
  const [isFiltering, setFiltering] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { data } = useQuery(membersQuery(filter, state))
  return (
    <search className={classes.tools}>
      <SearchField
        value={state.search}
        onChange={search => onChange({ search, ...firstPage }, { isTyped: true })}
        label={t('search')}
        className={classes.search}
      />
      {filter && (
        <FilterChips
          conditions={filter.conditions}
          onChange={conditions => onChange({ conditions, match: filter.match, ...firstPage })}
        />
      )}
      <Button
        variant="default"
        leftSection={<Icon of={ListFilter} size={16} />}
        disabled={!filter}
        onClick={() => setFiltering(true)}
      >
        {t('filter')}
      </Button>
      <Button
        variant="default"
        className={classes.columnsButton ?? ''}
        leftSection={<Icon of={Columns3} size={16} />}
        onClick={() => setChoosing(true)}
      >
        {t('columns')}
      </Button>
      <Text tone="soft" className={classes.found ?? ''}>
        <span role="status">
          {!data ? '\u00a0' : data.total === null ? t('membersMany') : t('members', { count: data.total })}
        </span>
      </Text>
      {filter && (
        <FilterSheet
          filter={filter}
          isOpen={isFiltering}
          onClose={() => setFiltering(false)}
          onApply={chosen => onChange({ ...chosen, search: filter.search, ...firstPage })}
        />
      )}
      <Sheet isOpen={isChoosing} onClose={() => setChoosing(false)} title={t('columns')}>
        <div className={classes.choices}>
          {columnNames.map(name => (
            <Checkbox
              key={name}
              label={t(`column.${name}`)}
              checked={state.columns.includes(name)}
              onChange={({ currentTarget }) => {
                const { checked } = currentTarget
                const columns = columnNames.filter(each => (each === name ? checked : state.columns.includes(each)))
                onChange({ columns }, { isTyped: true })
              }}
            />
          ))}
        </div>
      </Sheet>
    </search>
  )
}
