import { useQuery } from '@tanstack/react-query'
import type { SeenProfile } from '#contract/participants/profile-shapes.ts'
import { ConnectButton } from '#web/features/matching/intro/ConnectButton.tsx'
import { BookmarkButton } from '#web/features/matching/person/BookmarkButton.tsx'
import { PersonMenu } from '#web/features/matching/person/PersonMenu.tsx'
import { standingQuery } from '#web/features/matching/queries.ts'
import { listedOf } from './listedOf.ts'
import classes from './MemberActions.module.css'

/** Actions on another participant; left out if they cannot be loaded. */
export function MemberActions({ person }: { person: SeenProfile }) {
  const { data: standing, isPending } = useQuery(standingQuery(person.id))
  if (isPending) return <span className={classes.waiting} aria-hidden />
  if (!standing) return null
  const listed = listedOf(person)
  return (
    <>
      {/* A waiting intro has its own card, with both answers. */}
      {!standing.can.answer && <ConnectButton person={listed} standing={standing} />}
      <BookmarkButton person={listed} standing={standing} />
      <PersonMenu person={listed} standing={standing} privateNote={person.note} />
    </>
  )
}
