import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { limits } from '#contract/limits.ts'
import { useWords } from '#web/lib/words/words.ts'
import { SearchField } from '#web/ui/SearchField.tsx'
import { shownTags } from '#web/ui/shownTags.ts'
import { FilterChip } from './FilterChip.tsx'
import { FilterForm } from './FilterForm.tsx'
import classes from './Filters.module.css'
import { type Filter, filters, isFiltered, type ListState, withoutFilters } from './listState.ts'
import { locationsQuery, topTagsQuery } from './queries.ts'

type Props = {
  communityId: string
  state: ListState
  onChange: (change: Partial<ListState>, options?: { isTyped: boolean }) => void
}

const offered = 8
const longest: Record<Filter, number> = { city: limits.title.max, tag: limits.tag.max, lookingFor: limits.search.max }

export function Filters({ communityId, state, onChange }: Props) {
  const t = useWords('participants')
  const cities = useQuery(locationsQuery(communityId)).data ?? []
  const tags = useQuery(topTagsQuery(communityId)).data ?? []
  const offers: Record<Filter, { value: string; count: number }[]> = {
    city: [...cities].sort((one, other) => other.count - one.count).map(({ city, count }) => ({ value: city, count })),
    tag: tags.filter(({ tag }) => shownTags([tag]).length > 0).map(({ tag, count }) => ({ value: tag, count })),
    lookingFor: [],
  }
  return (
    <search className={classes.root}>
      <SearchField
        value={state.search}
        onChange={search => onChange({ search }, { isTyped: true })}
        label={t('list.search')}
        className={classes.search}
      />
      {filters.map(filter => (
        <FilterChip
          key={filter}
          label={t(`list.${filter}`)}
          value={state[filter]}
          onClear={() => onChange({ [filter]: '' })}
        >
          {close => (
            <FilterForm
              label={t(`list.${filter}`)}
              max={longest[filter]}
              offers={offers[filter].slice(0, offered)}
              onChoose={value => {
                close()
                onChange({ [filter]: value })
              }}
            />
          )}
        </FilterChip>
      ))}
      {isFiltered(state) && (
        <Button variant="subtle" size="sm" onClick={() => onChange(withoutFilters(state))}>
          {t('list.clear')}
        </Button>
      )}
    </search>
  )
}
