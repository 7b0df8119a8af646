import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import { candidatesQuery } from './queries.ts'
import classes from './RolesView.module.css'

type Props = { isOpen: boolean; onClose: () => void; onChoose: (userId: string) => void }

/** Finds a confirmed member, whose rights are opened next. */
export function AddPersonSheet({ isOpen, onClose, onChoose }: Props) {
  const t = useWords('roles')
  const [search, setSearch] = useState('')
  const found = useQuery(candidatesQuery(search))
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('addTitle')} text={t('addText')}>
      <SearchField value={search} onChange={setSearch} label={t('search')} isFocused />
      {search === '' && <Text tone="quiet">{t('typeName')}</Text>}
      {found.isError && <NotLoaded isCompact onRetry={() => void found.refetch()} />}
      {found.data?.items.length === 0 && <Text tone="soft">{t('nobody')}</Text>}
      <ul className={classes.found}>
        {found.data?.items.map(({ userId, name, avatarUrl }) => (
          <li key={userId}>
            <UnstyledButton className={classes.candidate} onClick={() => onChoose(userId)}>
              <Avatar name={name} src={avatarUrl} size={36} />
              {name}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
