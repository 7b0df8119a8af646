import { memberNoteApi } from '#contract/crm/member-note.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const memberNoteFeature = feature('crm/member-note', {
  calls: joinCalls(memberNoteApi, actions),
  personalData: [
    {
      table: 'member_note',
      exported: { memberNotes: store.exportNotes },
      deletion: { anonymise: store.forgetAuthor },
    },
  ],
})
