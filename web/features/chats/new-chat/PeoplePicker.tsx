import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Text } from '#web/ui/Text.tsx'
import { candidatesQuery } from '../queries.ts'
import classes from './PeoplePicker.module.css'

type Props = { chosen: string[]; onChange: (ids: string[]) => void; chatId?: string }

/** Chooses people whom one may write to. */
export function PeoplePicker({ chosen, onChange, chatId }: Props) {
  const t = useWords('chats')
  const [search, setSearch] = useState('')
  const found = useQuery(candidatesQuery(search, chatId))
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter(each => each !== id) : [...chosen, id])
  if (found.data?.length === 0 && !search)
    return (
      <EmptyState
        level={3}
        title={t('start.none')}
        text={t('start.noneText')}
        action={<LinkButton to="/my_communities">{t('start.find')}</LinkButton>}
      />
    )
  return (
    <div>
      <SearchField value={search} onChange={setSearch} label={t('start.search')} isFocused />
      {found.isError && <NotLoaded isCompact onRetry={() => void found.refetch()} />}
      {found.data?.length === 0 && <Text tone="soft">{t('start.noneFound')}</Text>}
      <ul className={classes.list} aria-label={t('start.people')}>
        {found.data?.map(({ id, firstName, lastName, avatarUrl }) => (
          <li key={id}>
            <label className={classes.person}>
              <Avatar name={`${firstName} ${lastName}`} src={avatarUrl} size={36} />
              <span className={classes.name}>{`${firstName} ${lastName}`}</span>
              <input
                type="checkbox"
                className={classes.check}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
            </label>
          </li>
        ))}
      </ul>
      <p className={classes.count} role="status">
        {chosen.length > 0 && t('start.chosen', { count: chosen.length })}
      </p>
    </div>
  )
}
