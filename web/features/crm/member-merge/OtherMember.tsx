import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { MemberDetails } from '#contract/crm/member-list.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { EmailText } from '#web/ui/EmailText.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Row, Rows } from '#web/ui/Rows.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { nameOf } from '../member-list/MemberTable.tsx'
import { membersQuery } from '../member-list/queries.ts'
import classes from './MemberMerge.module.css'
import { similarQuery } from './queries.ts'

type Found = { id: string; firstName: string; lastName: string; email: string; avatarUrl: string | null }

/** Who the other one is: members who look like the same person, and a search. */
export function OtherMember({ member, name }: { member: MemberDetails; name: string }) {
  const t = useWords('memberMerge')
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const similar = useQuery(similarQuery(member.id))
  const filter = { search, match: 'all' as const, conditions: [] }
  const found = useQuery({
    ...membersQuery(filter, { sort: 'name', order: 'asc', after: '', before: '' }),
    enabled: search !== '',
  })
  const items = (found.data?.items ?? []).filter(({ id }) => id !== member.id).slice(0, 10)
  return (
    <div className={classes.root}>
      <Card className={classes.card ?? ''}>
        <Person person={member} name={name} />
        <SearchField
          label={`${t('search')}: ${t('searchHint')}`}
          value={search}
          onChange={next => setParams(next ? { search: next } : {}, { replace: true })}
          isFocused
        />
      </Card>
      {search === '' && similar.data && similar.data.length > 0 && (
        <People
          title={t('similar')}
          people={similar.data}
          by={Object.fromEntries(similar.data.map(({ id, by }) => [id, t(`by.${by}`)]))}
        />
      )}
      {search !== '' && found.isPending && <ListSkeleton count={3} />}
      {search !== '' && found.isError && !found.data && (
        <NotLoaded text={t('notLoaded')} onRetry={() => void found.refetch()} />
      )}
      {search !== '' && found.data && items.length > 0 && <People title={t('found')} people={items} />}
      {search !== '' && found.data && items.length === 0 && (
        <Text tone="soft">
          <output>{t('none')}</output>
        </Text>
      )}
    </div>
  )
}

type PeopleProps = { title: string; people: Found[]; by?: Record<string, string> }

function People({ title, people, by = {} }: PeopleProps) {
  const t = useWords('memberMerge')
  return (
    <section aria-label={title}>
      <Heading level={2} size="item" className={classes.title ?? ''}>
        {title}
      </Heading>
      <Card isFlush>
        <Rows>
          {people.map(person => (
            <Row key={person.id}>
              <Person person={person} name={nameOf(person)} by={by[person.id]} />
              <Button
                component={Link}
                to={`?with=${person.id}`}
                variant="default"
                className={classes.choose ?? ''}
                aria-label={t('choose', { name: `${nameOf(person)}, ${person.email}` })}
              >
                {t('chooseOne')}
              </Button>
            </Row>
          ))}
        </Rows>
      </Card>
    </section>
  )
}

function Person({ person, name, by }: { person: Found; name: string; by?: string | undefined }) {
  return (
    <div className={classes.person}>
      <Avatar name={name} src={person.avatarUrl} size={40} />
      <div className={classes.words}>
        <Text weight="semibold">{name}</Text>
        <Text tone="soft" size="small">
          <EmailText>{person.email}</EmailText>
        </Text>
        {by && <Chip>{by}</Chip>}
      </div>
    </div>
  )
}
