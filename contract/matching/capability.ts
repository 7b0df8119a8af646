import type { FailureTable } from '../failure.ts'
import { bookmarkApi } from './bookmark.ts'
import { creditsApi } from './credits.ts'
import { introApi } from './intro.ts'
import { managementApi } from './management.ts'
import { meetingApi } from './meeting.ts'
import { neverPairApi } from './never-pair.ts'
import { pairChoiceApi } from './pair-choice.ts'
import { preferenceApi } from './preference.ts'
import { recommendationApi } from './recommendation.ts'
import { relationApi } from './relation.ts'
import { reportApi } from './report.ts'
import { requestApi } from './request.ts'
import { runPreviewApi } from './run-preview.ts'
import { scoreMatchApi } from './score-match.ts'
import { standingApi } from './standing.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { matching as matchingEn } from './words/en/matching.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { network as networkEn } from './words/en/network.ts'
import { runPreview as runPreviewEn } from './words/en/runPreview.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { matching as matchingRu } from './words/ru/matching.ts'
import { menu as menuRu } from './words/ru/menu.ts'
import { network as networkRu } from './words/ru/network.ts'
import { runPreview as runPreviewRu } from './words/ru/runPreview.ts'

export const api = {
  recommendation: recommendationApi,
  standing: standingApi,
  intro: introApi,
  credits: creditsApi,
  relation: relationApi,
  bookmark: bookmarkApi,
  report: reportApi,
  meeting: meetingApi,
  request: requestApi,
  preference: preferenceApi,
  neverPair: neverPairApi,
  scoreMatch: scoreMatchApi,
  matchingManagement: managementApi,
  pairChoice: pairChoiceApi,
  runPreview: runPreviewApi,
}

export const failures = {
  OUT_OF_CREDITS: { code: 1017, status: 409 },
  ALREADY_INTRODUCED: { code: 1032, status: 409 },
  ALREADY_ANSWERED: { code: 1033, status: 409 },
  CANNOT_INTRODUCE: { code: 1034, status: 409 },
  REQUEST_CLOSED: { code: 1035, status: 409 },
  NOT_MET: { code: 1036, status: 409 },
  TOO_LATE: { code: 1067, status: 409 },
  PAIR_RULED_OUT: { code: 1330, status: 409 },
  TOO_MANY_CHOICES: { code: 1331, status: 409 },
} as const satisfies FailureTable

export const words = {
  en: {
    failures: failuresEn,
    letters: lettersEn,
    matching: matchingEn,
    menu: menuEn,
    network: networkEn,
    runPreview: runPreviewEn,
  },
  ru: {
    failures: failuresRu,
    letters: lettersRu,
    matching: matchingRu,
    menu: menuRu,
    network: networkRu,
    runPreview: runPreviewRu,
  },
}
