import { ActionIcon } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BookmarkX } from 'lucide-react'
import type { Bookmark } from '#contract/matching/bookmark.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ConnectButton } from '../intro/ConnectButton.tsx'
import { ParticipantMenu } from '../standing/ParticipantMenu.tsx'
import { bookmarksQuery } from './lists.ts'
import { PagedList } from './PagedList.tsx'
import { ParticipantRow } from './ParticipantRow.tsx'
import { useBookmarkRemoval } from './useBookmarkRemoval.ts'

export function BookmarksTab() {
  const t = useWords('network')
  const bookmarks = useInfiniteQuery(bookmarksQuery)
  const remove = useBookmarkRemoval()
  return (
    <PagedList
      list={bookmarks}
      row={bookmark => (
        <BookmarkRow key={bookmark.person.id} bookmark={bookmark} onRemove={() => void remove(bookmark)} />
      )}
      empty={
        <EmptyState
          title={t('contactsPage.noBookmarks')}
          text={t('contactsPage.noBookmarksText')}
          action={<LinkButton to="/my_communities">{t('contactsPage.action')}</LinkButton>}
        />
      }
    />
  )
}

function BookmarkRow({ bookmark, onRemove }: { bookmark: Bookmark; onRemove: () => void }) {
  const t = useWords('network')
  const language = useLanguage()
  const { person, standing, privateNote, createdAt } = bookmark
  const name = `${person.firstName} ${person.lastName}`
  return (
    <ParticipantRow
      person={person}
      facts={
        <Text as="span" size="small" tone="quiet">
          {t('bookmarks.since', { date: longDate(createdAt, language) })}
        </Text>
      }
      actions={
        <>
          <ConnectButton person={person} standing={standing} variant="default" size="sm" />
          <ActionIcon size="md" aria-label={t('bookmarks.remove', { name })} onClick={onRemove}>
            <Icon of={BookmarkX} />
          </ActionIcon>
        </>
      }
      menu={
        <ParticipantMenu person={person} standing={standing} privateNote={privateNote} variant="subtle" size="md" />
      }
    >
      {person.lookingFor && <Text tone="soft">{person.lookingFor}</Text>}
    </ParticipantRow>
  )
}
