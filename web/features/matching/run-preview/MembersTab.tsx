import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { nameOf } from '../management/ParticipantPicker.tsx'
import { PreviewPages } from './PreviewPages.tsx'
import { type PreviewState, writePreviewState } from './previewState.ts'
import { previewedMembersQuery } from './queries.ts'
import classes from './RunPreview.module.css'

type Props = { tab: 'few' | 'often'; state: PreviewState; madeAt: string }

/** Members who get few, or who are shown often; each opens their list. */
export function MembersTab({ tab, state, madeAt }: Props) {
  const t = useWords('runPreview')
  const { data, isError, refetch } = useQuery(previewedMembersQuery(tab, state.after, madeAt))
  if (!data) return isError ? <NotLoaded onRetry={() => void refetch()} /> : <ListSkeleton />
  if (data.items.length === 0 && !state.after)
    return (
      <EmptyState
        level={2}
        title={t(tab === 'few' ? 'noFew' : 'noOften')}
        text={t(tab === 'few' ? 'noFewText' : 'noOftenText')}
      />
    )
  return (
    <>
      <Card isFlush>
        <ul className={classes.list}>
          {data.items.map(({ person, gets, fewBecause, shownTo }) => {
            const name = nameOf(person)
            return (
              <li key={person.id}>
                <Link
                  className={classes.member}
                  to={writePreviewState({ ...state, member: person.id })}
                  aria-label={t('open', { name })}
                  preventScrollReset
                >
                  <Avatar name={name} src={person.avatarUrl} size={40} />
                  <span className={classes.words}>
                    <Text as="span" weight="medium">
                      {name}
                    </Text>
                    <Text as="span" size="small" tone="soft">
                      {tab === 'few' ? t('gets', { count: gets }) : t('shownTo', { count: shownTo })}
                    </Text>
                  </span>
                  {tab === 'few' && fewBecause && (
                    <span className={classes.because}>
                      <Chip tone="warning">{t(`fewBecause.${fewBecause}`)}</Chip>
                    </span>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
      </Card>
      <PreviewPages
        total={data.total}
        next={data.next}
        after={state.after}
        linkTo={after => writePreviewState({ ...state, after })}
      />
    </>
  )
}
