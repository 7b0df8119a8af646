import { useLocation, useSearchParams } from 'react-router'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { HistoryView } from '../history/HistoryView.tsx'
import { ConnectedSheet } from '../intro/ConnectedSheet.tsx'
import { BookmarksTab } from './BookmarksTab.tsx'
import { ConfirmedOnly } from './ConfirmedOnly.tsx'
import { InterestedTab } from './InterestedTab.tsx'

/** Liked, bookmarked and recommended people. */
export function ContactsPage() {
  const t = useWords('network')
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  if (query.get('show') === 'history') return <HistoryView />
  return (
    <>
      <PageHeader
        title={t('contactsPage.title')}
        actions={
          <LinkButton to="/contacts?show=history" variant="default">
            {t('contacts.history')}
          </LinkButton>
        }
      />
      <TabLinks
        label={t('contactsPage.title')}
        tabs={[
          { to: '/contacts', label: t('contactsPage.interested') },
          { to: '/contacts/bookmarks', label: t('contactsPage.bookmarks') },
        ]}
      />
      <ConnectedSheet />
      <ConfirmedOnly>{pathname === '/contacts/bookmarks' ? <BookmarksTab /> : <InterestedTab />}</ConfirmedOnly>
    </>
  )
}
