import { useInfiniteQuery } from '@tanstack/react-query'
import type { Recommendation } from '#contract/matching/recommendation.ts'
import { useSession } from '#web/lib/session/session.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { Emphasis } from '#web/ui/Emphasis.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Relevance } from '#web/ui/Relevance.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ConfirmedOnly } from '../contacts/ConfirmedOnly.tsx'
import { historyQuery } from '../contacts/lists.ts'
import { PagedList } from '../contacts/PagedList.tsx'
import { ParticipantRow } from '../contacts/ParticipantRow.tsx'
import { ConnectButton } from '../intro/ConnectButton.tsx'
import { ParticipantMenu } from '../standing/ParticipantMenu.tsx'

/** Everybody who was ever recommended to the user. */
export function HistoryView() {
  const t = useWords('network')
  return (
    <>
      <PageHeader
        title={t('history.title')}
        text={t('history.text')}
        actions={
          <LinkButton to="/contacts" variant="default">
            {t('history.back')}
          </LinkButton>
        }
      />
      <ConfirmedOnly>
        <HistoryList />
      </ConfirmedOnly>
    </>
  )
}

function HistoryList() {
  const t = useWords('network')
  const history = useInfiniteQuery(historyQuery())
  const hasAsked = Boolean(useSession().participant?.lookingFor)
  return (
    <PagedList
      list={history}
      row={shown => <HistoryRow key={shown.matchingId} shown={shown} />}
      empty={
        <EmptyState
          title={t('history.empty')}
          text={t(hasAsked ? 'history.emptyTextAsked' : 'history.emptyText')}
          action={<LinkButton to="/my_communities">{t('contactsPage.action')}</LinkButton>}
        />
      }
    />
  )
}

function HistoryRow({ shown }: { shown: Recommendation }) {
  const t = useWords('network')
  const language = useLanguage()
  const { person, standing, matchingId } = shown
  return (
    <ParticipantRow
      person={person}
      facts={
        <>
          <Relevance level={shown.relevanceLevel} />
          {standing.relationType === 'DISLIKE' && <Chip>{t('history.notInterested')}</Chip>}
          {shown.score !== null && <Chip tone="success">{t('history.score', { score: shown.score })}</Chip>}
          <Text as="span" size="small" tone="quiet">
            {longDate(shown.matchingDate, language)}
          </Text>
        </>
      }
      actions={
        <ConnectButton person={person} standing={standing} matchingId={matchingId} variant="default" size="sm" />
      }
      menu={
        <ParticipantMenu
          person={person}
          standing={standing}
          matchingId={matchingId}
          privateNote={shown.privateNote}
          variant="subtle"
          size="md"
        />
      }
    >
      {shown.reason && (
        <Text tone="soft">
          <Emphasis text={shown.reason} />
        </Text>
      )}
    </ParticipantRow>
  )
}
