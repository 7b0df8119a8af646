import type { IntroState } from '#contract/matching/intro.ts'
import type { Standing } from '#contract/matching/standing.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { type ContactOwner, contactPromise } from '#server/features/participants/profile/rules.ts'

/** Stored state of two people, as seen by the first. */
export type Between = {
  isBookmarked: boolean
  relationType: 'LIKE' | 'DISLIKE' | null
  isReported: boolean
  intro: IntroState | null
  contacts: Standing['contacts']
}

/** Contacts of one of the two, and whether this one may see those of others. */
export type PromisingOwner = ContactOwner & { isFilled: boolean }

/** Whether each sees the contacts of the other: the sentences of dialogs and letters. */
export function promisesBetween(
  mine: PromisingOwner | undefined,
  theirs: PromisingOwner | undefined,
  isConnected: boolean,
): Standing['contacts'] {
  if (!mine || !theirs) return { theirs: 'never', mine: 'never' }
  return {
    theirs: contactPromise(theirs, { isFilled: mine.isFilled, isConnected }),
    mine: contactPromise(mine, { isFilled: theirs.isFilled, isConnected }),
  }
}

/** At most one intro between two people; one that waits for the reader is answered instead. */
export function standingOf({ isBookmarked, relationType, isReported, intro, contacts }: Between): Standing {
  const waitsForReader = intro?.direction === 'received' && intro.status === 'SENT'
  return {
    isBookmarked,
    relationType,
    isReported,
    intro,
    contacts,
    can: {
      connect: !isReported && (intro === null || waitsForReader),
      answer: !isReported && waitsForReader,
      decline: intro === null && relationType !== 'DISLIKE',
      report: !isReported,
    },
  }
}

/** A person's name in letters. */
export const nameOf = ({ firstName, lastName }: Pick<ListedParticipant, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

/** Occupation and city in one line. */
export const workOf = ({ position, company, city }: ListedParticipant): string =>
  [[position, company].filter(Boolean).join(', '), city].filter(Boolean).join(' · ')
