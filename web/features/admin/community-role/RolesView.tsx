import { Button, UnstyledButton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, Minus, UserPlus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { type CommunityRole, rights } from '#contract/admin/community-role.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { AddPersonSheet } from './AddPersonSheet.tsx'
import { PersonSheet } from './PersonSheet.tsx'
import { rolesQuery } from './queries.ts'
import classes from './RolesView.module.css'

/** Part of the admin area: who may do what. The person whose rights are open is in the address. */
export function RolesView() {
  const t = useWords('roles')
  const [query, setQuery] = useSearchParams()
  const list = useInfiniteQuery(rolesQuery)
  const people = (list.data?.pages ?? []).flatMap(page => page.items)
  const show = (part: { person?: string; add?: string }) => setQuery(part, { replace: true })
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Button leftSection={<Icon of={UserPlus} size={16} />} onClick={() => show({ add: 'true' })}>
            {t('add')}
          </Button>
        }
      />
      <Card isFlush>
        {list.isPending && <ListSkeleton isInCard />}
        {list.isError && !list.data && <NotLoaded onRetry={() => void list.refetch()} />}
        {list.data && <RolesTable people={people} onOpen={person => show({ person })} />}
        {list.hasNextPage && (
          <div className={classes.more}>
            <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </Card>
      <AddPersonSheet isOpen={query.has('add')} onClose={() => show({})} onChoose={person => show({ person })} />
      <PersonSheet userId={query.get('person') ?? ''} onClose={() => show({})} />
    </>
  )
}

function RolesTable({ people, onOpen }: { people: CommunityRole[]; onOpen: (userId: string) => void }) {
  const t = useWords('roles')
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('person')}</th>
          {rights.map(right => (
            <th key={right} scope="col">
              {t(`rights.${right}.title`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(person => (
          <tr key={person.userId}>
            <th scope="row">
              <UnstyledButton
                className={classes.person}
                aria-label={t('edit', { name: person.name })}
                onClick={() => onOpen(person.userId)}
              >
                <Avatar name={person.name} src={person.avatarUrl} size={36} />
                <span>
                  <strong>{person.name}</strong>
                  {person.isMe && ` (${t('me')})`}
                </span>
              </UnstyledButton>
            </th>
            {rights.map(right => {
              const isByRole = right !== 'ROLE_ADMIN' && person.rights.includes('ROLE_ADMIN')
              const has = isByRole || person.rights.includes(right)
              return (
                // An admin's other rights need no chips on a phone.
                <td key={right} data-empty={!has || isByRole || undefined}>
                  <span className={has ? classes.has : classes.hasNot}>
                    <Icon of={has ? Check : Minus} size={16} />
                    <span className={classes.word}>{has ? t(`rights.${right}.title`) : t('hasNot')}</span>
                  </span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
