import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/capabilities.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Text } from '#web/ui/Text.tsx'
import { preferenceQuery, refreshMatching } from '../queries.ts'
import classes from './NeverList.module.css'

type Person = ReplyOf<Api['preference']['get']>['neverPairWith'][number]

/** The user's private list of people never to be matched with. */
export function NeverList({ people }: { people: Person[] }) {
  const t = useWords('network')
  const queries = useQueryClient()
  const { queryKey } = preferenceQuery
  const takeBack = async ({ id, firstName }: Person) => {
    queries.setQueryData(
      queryKey,
      known => known && { ...known, neverPairWith: known.neverPairWith.filter(person => person.id !== id) },
    )
    try {
      await api.neverPair.remove({ participantId: id })
      showToast({
        title: t('wishes.takenBack', { name: firstName }),
        timeout: 8000,
        action: { label: t('undo'), run: () => void sayAgain(id) },
      })
    } catch {
      showToast({ type: 'error', title: t('notSaved') })
    }
    await refreshMatching(queries)
  }
  const sayAgain = async (participantId: string) => {
    await api.neverPair.create({ participantId }).catch(() => showToast({ type: 'error', title: t('notSaved') }))
    await refreshMatching(queries)
  }
  if (people.length === 0) return null
  return (
    <ul className={classes.root}>
      {people.map(person => {
        const name = `${person.firstName} ${person.lastName}`
        return (
          <li key={person.id} className={classes.person}>
            <Avatar name={name} src={person.avatarUrl} size={36} />
            <Text weight="medium" className={classes.name ?? ''}>
              {name}
            </Text>
            <Button
              variant="subtle"
              size="sm"
              aria-label={t('wishes.takeBackOf', { name })}
              onClick={() => void takeBack(person)}
            >
              {t('wishes.takeBack')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
