import { CongestedWelfare } from '#server/features/matching/engine/allocate/congested-welfare.ts'
import { allocate } from '#server/features/matching/engine/allocate/frank-wolfe.ts'
import { type CandidateLists, inverseExamination } from '#server/features/matching/engine/allocate/lists.ts'
import { seededRandom } from '#server/features/matching/engine/allocate/random.ts'

const length = 64

/** Candidate lists in which some members occur far more often than others, as in real communities. */
export function skewedLists(members: number, seed: number): CandidateLists {
  const random = seededRandom(seed)
  const entries = members * length
  const likes = new Float32Array(entries)
  const liked = new Float32Array(entries)
  const candidate = new Int32Array(entries)
  for (let entry = 0; entry < entries; entry++) {
    const other = Math.floor(members * random() ** 2)
    candidate[entry] = other === Math.floor(entry / length) ? (other + 1) % members : other
    likes[entry] = random() * (0.3 + 0.7 * (1 - other / members))
    liked[entry] = random()
  }
  const starts = Int32Array.from({ length: members + 1 }, (_, member) => member * length)
  return { starts, candidate, likes, liked }
}

export type WeeklyRun = { seconds: number; megabytes: number }

/** CPU seconds of one weekly allocation (the machine may be shared), and the peak memory of the process. */
export function measureWeeklyRun(members: number, seed = 1): WeeklyRun {
  const lists = skewedLists(members, seed)
  const started = process.cpuUsage()
  const capacity = new Float32Array(members).fill(3)
  const welfare = new CongestedWelfare(lists, members, { aversion: 0.5, capacity })
  allocate(lists.starts, welfare, { examination: inverseExamination, steps: 20, seed, shown: 10 })
  const { user, system } = process.cpuUsage(started)
  const seconds = (user + system) / 1e6
  return { seconds, megabytes: process.resourceUsage().maxRSS / 1024 }
}
