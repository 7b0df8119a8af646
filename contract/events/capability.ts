import type { FailureTable } from '../failure.ts'
import { calendarApi } from './calendar.ts'
import { checkInApi } from './check-in.ts'
import { encounterApi } from './encounter.ts'
import { eventApi } from './event.ts'
import { eventAnswerApi } from './event-answer.ts'
import { eventDraftApi } from './event-draft.ts'
import { eventFeedbackApi } from './event-feedback.ts'
import { eventListApi } from './event-list.ts'
import { eventMessageApi } from './event-message.ts'
import { eventQuestionApi } from './event-question.ts'
import { eventReportApi } from './event-report.ts'
import { mapsLinkApi } from './maps-link.ts'
import { participationApi } from './participation.ts'
import { paymentApi } from './payment.ts'
import { responsibleApi } from './responsible.ts'
import { seriesApi } from './series.ts'
import { statisticsApi } from './statistics.ts'
import { translationApi } from './translation.ts'
import { calendar as calendarEn } from './words/en/calendar.ts'
import { checkIn as checkInEn } from './words/en/checkIn.ts'
import { event as eventEn } from './words/en/event.ts'
import { eventAnswers as eventAnswersEn } from './words/en/eventAnswers.ts'
import { eventForm as eventFormEn } from './words/en/eventForm.ts'
import { eventProblems as eventProblemsEn } from './words/en/eventProblems.ts'
import { eventQuestions as eventQuestionsEn } from './words/en/eventQuestions.ts'
import { eventReport as eventReportEn } from './words/en/eventReport.ts'
import { events as eventsEn } from './words/en/events.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { organiserLetters as organiserLettersEn } from './words/en/organiser-letters.ts'
import { organisers as organisersEn } from './words/en/organisers.ts'
import { series as seriesEn } from './words/en/series.ts'
import { calendar as calendarRu } from './words/ru/calendar.ts'
import { checkIn as checkInRu } from './words/ru/checkIn.ts'
import { event as eventRu } from './words/ru/event.ts'
import { eventAnswers as eventAnswersRu } from './words/ru/eventAnswers.ts'
import { eventForm as eventFormRu } from './words/ru/eventForm.ts'
import { eventProblems as eventProblemsRu } from './words/ru/eventProblems.ts'
import { eventQuestions as eventQuestionsRu } from './words/ru/eventQuestions.ts'
import { eventReport as eventReportRu } from './words/ru/eventReport.ts'
import { events as eventsRu } from './words/ru/events.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { menu as menuRu } from './words/ru/menu.ts'
import { organiserLetters as organiserLettersRu } from './words/ru/organiser-letters.ts'
import { organisers as organisersRu } from './words/ru/organisers.ts'
import { series as seriesRu } from './words/ru/series.ts'

export const api = {
  checkIn: checkInApi,
  encounter: encounterApi,
  calendar: calendarApi,
  event: eventApi,
  participation: participationApi,
  payment: paymentApi,
  eventDraft: eventDraftApi,
  mapsLink: mapsLinkApi,
  series: seriesApi,
  translation: translationApi,
  eventFeedback: eventFeedbackApi,
  eventAnswer: eventAnswerApi,
  eventQuestion: eventQuestionApi,
  statistics: statisticsApi,
  responsible: responsibleApi,
  eventReport: eventReportApi,
  eventMessage: eventMessageApi,
  eventList: eventListApi,
}

export const failures = {
  EVENT_NOT_FOUND: { code: 1080, status: 404 },
  EVENT_CHANGED: { code: 1081, status: 409 },
  SLUG_TAKEN: { code: 1082, status: 409 },
  PLACES_TAKEN: { code: 1083, status: 409 },
  EVENT_HAS_PARTICIPANTS: { code: 1084, status: 409 },
  OWN_LANGUAGE: { code: 1086, status: 409 },
  INVALID_MAPS_LINK: { code: 1087, status: 400 },
  COORDINATES_NOT_FOUND: { code: 1088, status: 400 },
  LOCATION_NOT_PARSED: { code: 1089, status: 400 },
  EVENT_FULL: { code: 1100, status: 409 },
  EVENT_ENDED: { code: 1101, status: 409 },
  EVENT_IS_CANCELLED: { code: 1102, status: 409 },
  PARTICIPATION_REJECTED: { code: 1103, status: 409 },
  NOT_PENDING: { code: 1104, status: 409 },
  NOT_PARTICIPATING: { code: 1105, status: 404 },
  NO_OFFER: { code: 1106, status: 409 },
  TOO_MANY_GUESTS: { code: 1107, status: 400 },
  STEPS_OPEN: { code: 1108, status: 409 },
  STATUS_NOT_ALLOWED: { code: 1109, status: 409 },
  GUESTS_PAID: { code: 1110, status: 409 },
  NOTHING_TO_PAY: { code: 1111, status: 409 },
  PAYMENT_STATUS_NOT_ALLOWED: { code: 1112, status: 409 },
  INVALID_SIGNATURE: { code: 1113, status: 403 },
  PAYMENT_NOT_FOUND: { code: 1114, status: 404 },
  PAYMENT_MISMATCH: { code: 1115, status: 409 },
  NOT_GOING: { code: 1116, status: 403 },
  NOT_OPEN_YET: { code: 1117, status: 409 },
  MEETING_OVER: { code: 1118, status: 409 },
  EVENT_NOT_OVER: { code: 1119, status: 409 },
  EVENT_WITHOUT_DATE: { code: 1121, status: 409 },
  CALENDAR_NOT_FOUND: { code: 1122, status: 404 },
  TOO_MANY_QUESTIONS: { code: 1126, status: 409 },
  TOO_FEW_OPTIONS: { code: 1127, status: 400 },
  CONDITION_NOT_EARLIER: { code: 1128, status: 409 },
  OPTION_IN_USE: { code: 1129, status: 409 },
  QUESTIONS_CHANGED: { code: 1130, status: 409 },
  JOIN_FIRST: { code: 1131, status: 409 },
  ANSWERS_CLOSED: { code: 1132, status: 409 },
  ANSWER_REQUIRED: { code: 1133, status: 409 },
  RESPONSIBLE_NOT_ADDED: { code: 1136, status: 404 },
  RESPONSIBLE_NOT_FOUND: { code: 1137, status: 404 },
  LAST_RESPONSIBLE: { code: 1138, status: 409 },
  NO_RECIPIENTS: { code: 1139, status: 409 },
  ALREADY_IN_SERIES: { code: 1150, status: 409 },
  NOT_IN_SERIES: { code: 1151, status: 404 },
  DATE_MISSING: { code: 1152, status: 409 },
  SERIES_TOO_SHORT: { code: 1153, status: 400 },
  SERIES_NEEDS_DATE: { code: 1154, status: 409 },
  SERIES_NOT_YOURS: { code: 1155, status: 403 },
} as const satisfies FailureTable

export const words = {
  en: {
    calendar: calendarEn,
    checkIn: checkInEn,
    event: eventEn,
    eventAnswers: eventAnswersEn,
    eventForm: eventFormEn,
    eventProblems: eventProblemsEn,
    eventQuestions: eventQuestionsEn,
    eventReport: eventReportEn,
    events: eventsEn,
    failures: failuresEn,
    menu: menuEn,
    organisers: organisersEn,
    series: seriesEn,
    letters: { ...lettersEn, ...organiserLettersEn },
  },
  ru: {
    calendar: calendarRu,
    checkIn: checkInRu,
    event: eventRu,
    eventAnswers: eventAnswersRu,
    eventForm: eventFormRu,
    eventProblems: eventProblemsRu,
    eventQuestions: eventQuestionsRu,
    eventReport: eventReportRu,
    events: eventsRu,
    failures: failuresRu,
    menu: menuRu,
    organisers: organisersRu,
    series: seriesRu,
    letters: { ...lettersRu, ...organiserLettersRu },
  },
}
