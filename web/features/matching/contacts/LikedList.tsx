import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import type { Intro } from '#contract/matching/intro.ts'
import type { Relation } from '#contract/matching/relation.ts'
import { ConnectButton } from '../intro/ConnectButton.tsx'
import { ParticipantMenu } from '../standing/ParticipantMenu.tsx'
import { IntroContacts } from './IntroContacts.tsx'
import { IntroFacts } from './IntroFacts.tsx'
import { IntroTexts } from './IntroTexts.tsx'
import { isWrittenFirst } from './interested.ts'
import { answeredQuery } from './lists.ts'
import { PagedList } from './PagedList.tsx'
import { ParticipantRow } from './ParticipantRow.tsx'

/** Sent intros with their status. */
export function LikedList({ list }: { list: UseInfiniteQueryResult<InfiniteData<{ items: Relation[] }>> }) {
  const answered = useQuery(answeredQuery)
  const contactsOf = (participantId: string) =>
    answered.data?.items.find(({ person }) => person.id === participantId)?.contacts
  return (
    <PagedList
      list={list}
      empty={null}
      isShown={isWrittenFirst}
      row={relation => (
        <LikedRow key={relation.subjectId} relation={relation} contacts={contactsOf(relation.subjectId)} />
      )}
    />
  )
}

function LikedRow({ relation, contacts }: { relation: Relation; contacts: Intro['contacts'] | undefined }) {
  const { person, standing, privateNote } = relation
  const { intro } = standing
  return (
    <ParticipantRow
      person={person}
      facts={intro && <IntroFacts intro={intro} />}
      actions={!intro && <ConnectButton person={person} standing={standing} variant="default" size="sm" />}
      menu={
        <ParticipantMenu person={person} standing={standing} privateNote={privateNote} variant="subtle" size="md" />
      }
    >
      {intro && (
        <>
          <IntroTexts intro={intro} name={person.firstName} />
          {intro.status === 'ACCEPTED' && contacts && <IntroContacts contacts={contacts} name={person.firstName} />}
        </>
      )}
    </ParticipantRow>
  )
}
