import type { ComponentType } from 'react'
import type { MemberDetails } from '#contract/crm/member-list.ts'
import type { WordKey } from '#web/lib/words/words.ts'
import { MemberAnswers } from '../member/MemberAnswers.tsx'
import { MemberHistory } from '../member-history/MemberHistory.tsx'
import { MemberNotes } from '../member-note/MemberNotes.tsx'
import { MemberOverview } from './MemberOverview.tsx'

/** A part of the panel of a member, as a tab: a line here, whichever feature shows it. */
export type MemberPart = { id: string; label: WordKey<'crm'>; component: ComponentType<{ member: MemberDetails }> }

export const memberParts: [MemberPart, ...MemberPart[]] = [
  { id: 'overview', label: 'panel.overview', component: MemberOverview },
  { id: 'history', label: 'panel.history', component: MemberHistory },
  { id: 'answers', label: 'panel.answers', component: MemberAnswers },
  { id: 'notes', label: 'panel.notes', component: MemberNotes },
]
