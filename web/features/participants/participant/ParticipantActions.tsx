import { useQuery } from '@tanstack/react-query'
import type { SeenProfile } from '#contract/participants/profile-shapes.ts'
import { ConnectButton } from '#web/features/matching/intro/ConnectButton.tsx'
import { standingQuery } from '#web/features/matching/queries.ts'
import { BookmarkButton } from '#web/features/matching/standing/BookmarkButton.tsx'
import { ParticipantMenu } from '#web/features/matching/standing/ParticipantMenu.tsx'
import { toListedParticipant } from '#web/participant/listedParticipant.ts'
import classes from './ParticipantActions.module.css'

/** Actions on another participant; left out if they cannot be loaded. */
export function ParticipantActions({ person }: { person: SeenProfile }) {
  const { data: standing, isPending } = useQuery(standingQuery(person.id))
  if (isPending) return <span className={classes.waiting} aria-hidden />
  if (!standing) return null
  const listed = toListedParticipant(person)
  return (
    <>
      {/* A waiting intro has its own card, with both answers. */}
      {!standing.can.answer && <ConnectButton person={listed} standing={standing} />}
      <BookmarkButton person={listed} standing={standing} />
      <ParticipantMenu person={listed} standing={standing} privateNote={person.note} />
    </>
  )
}
