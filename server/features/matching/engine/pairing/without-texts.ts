import { haveOf, textHash, wantOf } from '../embedding/profile-texts.ts'
import { hasProfileText, languagesOf, type MatchMember } from './member.ts'

/** A member whose texts have been read: a run of a hundred thousand would keep hundreds of megabytes that nothing asks for any more. */
export const withoutTexts = (member: MatchMember): MatchMember => ({
  ...member,
  ...{ request: '', canHelp: '', goal: '', about: '', answers: [] },
  read: {
    hasText: hasProfileText(member),
    languages: languagesOf(member),
    wantHash: textHash(wantOf(member)),
    haveHash: textHash(haveOf(member)),
  },
})
