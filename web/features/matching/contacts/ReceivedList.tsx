import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Intro } from '#contract/matching/intro.ts'
import { MessageLink } from '../intro/MessageLink.tsx'
import { IntroContacts } from './IntroContacts.tsx'
import { IntroFacts } from './IntroFacts.tsx'
import { IntroTexts } from './IntroTexts.tsx'
import { isAnswered } from './interested.ts'
import { PagedList } from './PagedList.tsx'
import { ParticipantRow } from './ParticipantRow.tsx'

/** Received intros that are answered. */
export function ReceivedList({ list }: { list: UseInfiniteQueryResult<InfiniteData<{ items: Intro[] }>> }) {
  return (
    <PagedList
      list={list}
      empty={null}
      isShown={isAnswered}
      row={({ intro, person, contacts }) => (
        <ParticipantRow
          key={intro.id}
          person={person}
          facts={<IntroFacts intro={intro} />}
          actions={intro.status === 'ACCEPTED' && <MessageLink person={person} />}
        >
          <IntroTexts intro={intro} name={person.firstName} />
          {intro.status === 'ACCEPTED' && <IntroContacts contacts={contacts} name={person.firstName} />}
        </ParticipantRow>
      )}
    />
  )
}
