import type { FailureTable } from '../failure.ts'
import { cityApi } from './city.ts'
import { contactRequestApi } from './contact-request.ts'
import { directoryApi } from './directory.ts'
import { moderationApi } from './moderation.ts'
import { newcomerNoticeApi } from './newcomer-notice.ts'
import { onboardingApi } from './onboarding.ts'
import { participantApi } from './participant.ts'
import { profileApi } from './profile.ts'
import { questionApi } from './question.ts'
import { questionnaireApi } from './questionnaire.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { moderation as moderationEn } from './words/en/moderation.ts'
import { onboarding as onboardingEn } from './words/en/onboarding.ts'
import { participants as participantsEn } from './words/en/participants.ts'
import { questionnaire as questionnaireEn } from './words/en/questionnaire.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { menu as menuRu } from './words/ru/menu.ts'
import { moderation as moderationRu } from './words/ru/moderation.ts'
import { onboarding as onboardingRu } from './words/ru/onboarding.ts'
import { participants as participantsRu } from './words/ru/participants.ts'
import { questionnaire as questionnaireRu } from './words/ru/questionnaire.ts'

export const api = {
  question: questionApi,
  questionnaire: questionnaireApi,
  onboarding: onboardingApi,
  profile: profileApi,
  participant: participantApi,
  directory: directoryApi,
  moderation: moderationApi,
  contactRequest: contactRequestApi,
  newcomerNotice: newcomerNoticeApi,
  city: cityApi,
}

export const failures = {
  MODERATION_FORBIDDEN: { code: 1021, status: 403 },
  INCOMPLETE_PROFILE: { code: 1028, status: 400 },
  LOOKUP_MISSING: { code: 1030, status: 400 },
  LOOKUP_FAILED: { code: 1031, status: 400 },
  QUESTION_ANSWERED: { code: 1270, status: 409 },
  TOO_MANY_COMMUNITY_QUESTIONS: { code: 1271, status: 409 },
  ALREADY_DECIDED: { code: 1230, status: 409 },
} as const satisfies FailureTable

export const words = {
  en: {
    failures: failuresEn,
    letters: lettersEn,
    menu: menuEn,
    moderation: moderationEn,
    onboarding: onboardingEn,
    participants: participantsEn,
    questionnaire: questionnaireEn,
  },
  ru: {
    failures: failuresRu,
    letters: lettersRu,
    menu: menuRu,
    moderation: moderationRu,
    onboarding: onboardingRu,
    participants: participantsRu,
    questionnaire: questionnaireRu,
  },
}
