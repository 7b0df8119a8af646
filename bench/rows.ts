import type { BenchEnvironment } from './environment.ts'
import type { Row } from './row.ts'
import { charts } from './rows/charts.ts'
import { chatList } from './rows/chat-list.ts'
import { entryScript } from './rows/entry-script.ts'
import { eventList } from './rows/event-list.ts'
import { fanOut } from './rows/fan-out.ts'
import { html } from './rows/html.ts'
import { idleSockets } from './rows/idle-sockets.ts'
import { joinsRow } from './rows/joins.ts'
import { largeList } from './rows/large-list.ts'
import { matchingAllocation } from './rows/matching-allocation.ts'
import { matchingJudged } from './rows/matching-judged.ts'
import { matchingNewcomer } from './rows/matching-newcomer.ts'
import { matchingText } from './rows/matching-text.ts'
import { matchingWeeklyRun } from './rows/matching-weekly-run.ts'
import { memberList } from './rows/member-list.ts'
import { memberTransfer } from './rows/member-transfer.ts'
import { newsletterRow } from './rows/newsletter.ts'
import { page } from './rows/page.ts'
import { sendToSeen } from './rows/send-to-seen.ts'
import { singleRow } from './rows/single-row.ts'
import { start } from './rows/start.ts'
import { wire } from './rows/wire.ts'

/** All benchmarks, in the order of the results. A capability adds its row here. */
export const rows: Row<BenchEnvironment>[] = [
  singleRow,
  page,
  largeList,
  eventList,
  html,
  entryScript,
  wire,
  start,
  matchingAllocation,
  matchingText,
  matchingJudged,
  matchingNewcomer,
  matchingWeeklyRun,
  joinsRow,
  charts,
  memberList,
  memberTransfer,
  newsletterRow,
  chatList,
  fanOut,
  idleSockets,
  sendToSeen,
]
