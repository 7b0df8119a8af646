import { useQueryClient } from '@tanstack/react-query'
import type { SeenProfile } from '#contract/participants/profile-shapes.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Tags } from '#web/ui/Chip.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { ReasonBox } from '#web/ui/ReasonBox.tsx'
import { Relevance } from '#web/ui/Relevance.tsx'
import { shownTags } from '#web/ui/shownTags.ts'
import { Text } from '#web/ui/Text.tsx'
import { ContactsCard } from './ContactsCard.tsx'
import { InvitedByCard } from './InvitedByCard.tsx'
import { NoteCard } from './NoteCard.tsx'
import { ParticipantActions } from './ParticipantActions.tsx'
import { Photo } from './Photo.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfilePart, ProfileText } from './ProfilePart.tsx'
import { participantQuery } from './queries.ts'
import { ReceivedCard } from './ReceivedCard.tsx'
import { ShareButton } from './ShareButton.tsx'
import { useRelevance } from './useRelevance.ts'

const texts = ['lookingFor', 'canHelp', 'goal', 'about'] as const

/** Another participant's profile, as far as the server shows it. */
export function ParticipantView({ person, slug }: { person: SeenProfile; slug: string }) {
  const t = useWords('participants')
  const { text } = useCommunity()
  const queries = useQueryClient()
  const { user } = useSession()
  const { can } = person
  const { level, reason } = useRelevance(person.id, can.meet)
  const name = `${person.firstName} ${person.lastName}`
  const keepNote = (note: string) => {
    const { queryKey } = participantQuery(slug, user?.userId ?? null)
    queries.setQueryData(queryKey, known => known && { ...known, note })
  }
  return (
    <ProfileFrame
      seed={person.slug}
      photo={<Photo name={name} src={person.avatarUrl} />}
      head={
        <ProfileHead
          person={person}
          badge={level && <Relevance level={level} />}
          actions={
            <>
              {can.meet && <ParticipantActions person={person} />}
              {person.isOwn && <LinkButton to="/profile">{t('person.edit')}</LinkButton>}
              <ShareButton slug={person.slug} name={name} />
            </>
          }
        />
      }
      rail={
        <>
          <ContactsCard person={person} />
          {can.note && <NoteCard key={person.id} person={person} onSaved={keepNote} />}
          {person.invitedBy && <InvitedByCard by={person.invitedBy} />}
        </>
      }
    >
      {person.isOwn && <Text tone="quiet">{t('person.own')}</Text>}
      {!person.isOpen && <Text tone="quiet">{t('person.closed', { name: person.firstName })}</Text>}
      {can.meet && <ReceivedCard person={person} />}
      {reason && <ReasonBox reason={reason} level={level} />}
      {texts.map(
        part =>
          person[part] && (
            <ProfilePart key={part} title={t(`parts.${part}`)}>
              <ProfileText>{person[part]}</ProfileText>
            </ProfilePart>
          ),
      )}
      {shownTags(person.tags).length > 0 && (
        <ProfilePart title={t('parts.tags')}>
          <Tags tags={person.tags} />
        </ProfilePart>
      )}
      {person.answers.map(({ questionId, question, answer, isVisible }) => (
        <ProfilePart key={questionId} title={text(question)}>
          <ProfileText>{text(answer)}</ProfileText>
          {!isVisible && (
            <Text size="small" tone="quiet">
              {t('answers.team')}
            </Text>
          )}
        </ProfilePart>
      ))}
    </ProfileFrame>
  )
}
