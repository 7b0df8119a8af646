import type { memberFilterApi } from '#contract/crm/member-filter.ts'
import type { Action } from '#server/platform/http/context.ts'
import * as store from './store.ts'

export type { FilterContext } from './store.ts'
export { whereListed, whereMembers } from './store.ts'

type Api = typeof memberFilterApi

export const listChoices: Action<Api['listChoices']> = async (_input, { db }) => ({
  questions: await store.listQuestions(db),
  memberTags: await store.listMemberTags(db),
  topics: await store.listTopics(db),
  cities: await store.listCities(db),
})
