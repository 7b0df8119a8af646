import type { IntroState } from '#contract/matching/intro.ts'
import type { Standing } from '#contract/matching/standing.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'

/** Stored state of two people, as seen by the first. */
export type Between = {
  isBookmarked: boolean
  relationType: 'LIKE' | 'DISLIKE' | null
  isReported: boolean
  intro: IntroState | null
}

/** At most one intro between two people; one that waits for the reader is answered instead. */
export function standingOf({ isBookmarked, relationType, isReported, intro }: Between): Standing {
  const waitsForReader = intro?.direction === 'received' && intro.status === 'SENT'
  return {
    isBookmarked,
    relationType,
    isReported,
    intro,
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
