import { previewOf } from '#server/features/matching/engine/pairing/preview.ts'
import { planWeek, type WeeklyPlan } from '#server/features/matching/engine/pairing/weekly.ts'
import { RunInputs } from '#server/features/matching/run/run-inputs.ts'
import { newId } from '#server/platform/db/id.ts'
import type { ListColumns, PriceColumns, RunRequest } from './matcher-protocol.ts'

let inputs = new RunInputs()
let plan: WeeklyPlan | undefined

/** One run after the other, in a thread that makes them only: its inputs come in pieces, and its results go in pieces. */
export function handleRun(request: RunRequest, onProgress: (share: number) => void): unknown {
  switch (request.kind) {
    case 'begin':
      inputs = new RunInputs()
      plan = undefined
      return null
    case 'members': {
      const chunk = inputs.addMembers(request.text)
      inputs.digest()
      return chunk
    }
    case 'history':
      return inputs.addHistory(request.text)
    case 'rest':
      return inputs.setRest(request.rest)
    case 'kept':
      inputs.addKept(request.chunk)
      inputs.digest()
      return null
    case 'vectors':
      return inputs.addVectors(request.vectors)
    case 'plan': {
      const { criteriaChanges = [], ...all } = inputs.toInputs()
      inputs = new RunInputs()
      plan = planWeek(all, onProgress)
      const { members, facts, weights, dropped } = plan
      return { members, facts, weights, dropped, criteriaChanges }
    }
    case 'preview': {
      const all = inputs.toInputs()
      const { listsOf, members, ...result } = planWeek(all, onProgress)
      return previewOf(all, { ...result, lists: listsOf(0, members) })
    }
    case 'lists':
      return listColumns(madePlan(), request)
    case 'prices':
      return priceColumns(madePlan(), request)
  }
}

function madePlan(): WeeklyPlan {
  if (!plan) throw new Error('There is no plan of a run')
  return plan
}

/** Arrays as PostgreSQL reads them: made here, so that the thread of the calls only passes them on. */
const arrayOf = (values: (string | number)[]): string => `{${values.join(',')}}`

function listColumns({ listsOf }: WeeklyPlan, { from, to, at }: { from: number; to: number; at: string }): ListColumns {
  const lists = listsOf(from, to)
  const rows = lists.flatMap(({ readerId, shown }) =>
    shown.map((each, place) => ({ ...each, readerId, place: place + 1 })),
  )
  const now = new Date(at)
  return {
    readers: arrayOf(lists.map(({ readerId }) => readerId)),
    ids: arrayOf(rows.map(() => newId(now))),
    readerIds: arrayOf(rows.map(({ readerId }) => readerId)),
    subjectIds: arrayOf(rows.map(({ subjectId }) => subjectId)),
    places: arrayOf(rows.map(({ place }) => place)),
    rates: arrayOf(rows.map(({ rate }) => rate)),
    features: arrayOf(rows.map(({ features }) => `"{${features.map(shorten).join(',')}}"`)),
  }
}

/** Single precision is stored: more digits would only be read again. */
const shorten = (value: number): number => Number(value.toPrecision(9))

function priceColumns({ prices }: WeeklyPlan, { from, to }: { from: number; to: number }): PriceColumns {
  const some = prices.slice(from, to)
  return {
    ids: arrayOf(some.map(({ participantId }) => participantId)),
    expectedIntros: arrayOf(some.map(({ expectedIntros }) => expectedIntros)),
    capacities: arrayOf(some.map(({ capacity }) => capacity)),
  }
}
