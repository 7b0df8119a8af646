import type { Config } from '#server/platform/config/config.ts'
import type { Feature } from '#server/platform/feature/feature.ts'
import type { MailTransport } from '#server/platform/mail/outbox.ts'
import { apiTokenFeature } from './admin/api-token/feature.ts'
import { changeFeature } from './admin/change/feature.ts'
import { communityRoleFeature } from './admin/community-role/feature.ts'
import { webhookFeature } from './admin/webhook/feature.ts'
import { answerChartFeature } from './analytics/answer-chart/feature.ts'
import { chartFeature } from './analytics/chart/feature.ts'
import { managersLetterFeature } from './analytics/managers-letter/feature.ts'
import { rollupFeature } from './analytics/rollup/feature.ts'
import { accessCodeFeature } from './auth/access-code/feature.ts'
import { accountFeature } from './auth/account/feature.ts'
import { blockFeature } from './auth/block/feature.ts'
import { codeFeature } from './auth/code/feature.ts'
import { emailChangeFeature } from './auth/email-change/feature.ts'
import { invitationFeature } from './auth/invitation/feature.ts'
import { providerFeature } from './auth/provider/feature.ts'
import { recoveryFeature } from './auth/recovery/feature.ts'
import { registrationFeature } from './auth/registration/feature.ts'
import { sessionFeature } from './auth/session/feature.ts'
import { chatFeature } from './chats/chat/feature.ts'
import { chatFileFeature } from './chats/chat-file/feature.ts'
import { meetingTimeFeature } from './chats/meeting-time/feature.ts'
import { messageFeature } from './chats/message/feature.ts'
import { personalBlockFeature } from './chats/personal-block/feature.ts'
import { communityFeature } from './communities/community/feature.ts'
import { communitySettingFeature } from './communities/community-setting/feature.ts'
import { customDomainFeature } from './communities/custom-domain/feature.ts'
import { providerSettingFeature } from './communities/provider-setting/feature.ts'
import { senderFeature } from './communities/sender/feature.ts'
import { setUpFeature } from './communities/set-up/feature.ts'
import { bulkActionFeature } from './crm/bulk-action/feature.ts'
import { memberFeature } from './crm/member/feature.ts'
import { memberExportFeature } from './crm/member-export/feature.ts'
import { memberFilterFeature } from './crm/member-filter/feature.ts'
import { memberHistoryFeature } from './crm/member-history/feature.ts'
import { memberImportFeature } from './crm/member-import/feature.ts'
import { memberListFeature } from './crm/member-list/feature.ts'
import { memberMergeFeature } from './crm/member-merge/feature.ts'
import { memberNoteFeature } from './crm/member-note/feature.ts'
import { memberTagFeature } from './crm/member-tag/feature.ts'
import { segmentFeature } from './crm/segment/feature.ts'
import { calendarFeature } from './events/calendar/feature.ts'
import { checkInFeature } from './events/check-in/feature.ts'
import { encounterFeature } from './events/encounter/feature.ts'
import { eventFeature } from './events/event/feature.ts'
import { eventAnswerFeature } from './events/event-answer/feature.ts'
import { eventDraftFeature } from './events/event-draft/feature.ts'
import { eventFeedbackFeature } from './events/event-feedback/feature.ts'
import { eventListFeature } from './events/event-list/feature.ts'
import { eventMessageFeature } from './events/event-message/feature.ts'
import { eventQuestionFeature } from './events/event-question/feature.ts'
import { eventReportFeature } from './events/event-report/feature.ts'
import { mapsLinkFeature } from './events/maps-link/feature.ts'
import { participationFeature } from './events/participation/feature.ts'
import { paymentFeature } from './events/payment/feature.ts'
import { reminderFeature } from './events/reminder/feature.ts'
import { responsibleFeature } from './events/responsible/feature.ts'
import { seriesFeature } from './events/series/feature.ts'
import { statisticsFeature } from './events/statistics/feature.ts'
import { translationFeature } from './events/translation/feature.ts'
import { fileFeature } from './files/file/feature.ts'
import { photoFeature } from './files/photo/feature.ts'
import { bookmarkFeature } from './matching/bookmark/feature.ts'
import { creditsFeature } from './matching/credits/feature.ts'
import { embeddingFeature } from './matching/embedding/feature.ts'
import { introFeature } from './matching/intro/feature.ts'
import { managementFeature } from './matching/management/feature.ts'
import { matcherFeature } from './matching/matcher/feature.ts'
import { Matcher } from './matching/matcher/matcher.ts'
import { meetingFeature } from './matching/meeting/feature.ts'
import { modelProviderFeature } from './matching/model-provider/feature.ts'
import { neverPairFeature } from './matching/never-pair/feature.ts'
import { pairChoiceFeature } from './matching/pair-choice/feature.ts'
import { pairJudgementFeature } from './matching/pair-judgement/feature.ts'
import { preferenceFeature } from './matching/preference/feature.ts'
import { rankAmongWith } from './matching/recommendation/actions.ts'
import { recommendationFeature } from './matching/recommendation/feature.ts'
import { relationFeature } from './matching/relation/feature.ts'
import { reportFeature } from './matching/report/feature.ts'
import { requestFeature } from './matching/request/feature.ts'
import { runFeature } from './matching/run/feature.ts'
import { runPreviewFeature } from './matching/run-preview/feature.ts'
import { scoreMatchFeature } from './matching/score-match/feature.ts'
import { standingFeature } from './matching/standing/feature.ts'
import { weeklyLetterFeature } from './matching/weekly-letter/feature.ts'
import { weightsFeature } from './matching/weights/feature.ts'
import { newsletterFeature } from './newsletters/newsletter/feature.ts'
import { newsletterPictureFeature } from './newsletters/newsletter-picture/feature.ts'
import { notifyFeature } from './newsletters/notify/feature.ts'
import { recipientFeature } from './newsletters/recipient/feature.ts'
import { templateFeature } from './newsletters/template/feature.ts'
import { welcomeSeriesFeature } from './newsletters/welcome-series/feature.ts'
import { bounceFeature } from './notifications/bounce/feature.ts'
import { channelFeature } from './notifications/channel/feature.ts'
import { deliveryFeature } from './notifications/delivery/feature.ts'
import { letterFeature } from './notifications/letter/feature.ts'
import { messengerFeature } from './notifications/messenger/feature.ts'
import { notificationFeature } from './notifications/notification/feature.ts'
import { telegramBotFeature } from './notifications/telegram-bot/feature.ts'
import { telegramGroupFeature } from './notifications/telegram-group/feature.ts'
import { unsubscribeFeature } from './notifications/unsubscribe/feature.ts'
import { webPushFeature } from './notifications/web-push/feature.ts'
import { countryFeature } from './operations/country/feature.ts'
import { docsFeature } from './operations/docs/feature.ts'
import { mailboxFeature } from './operations/mailbox/feature.ts'
import { messengerInboxFeature } from './operations/messenger-inbox/feature.ts'
import { upkeepFeature } from './operations/upkeep/feature.ts'
import { cityFeature } from './participants/city/feature.ts'
import { contactRequestFeature } from './participants/contact-request/feature.ts'
import { directoryFeature } from './participants/directory/feature.ts'
import { moderationFeature } from './participants/moderation/feature.ts'
import { newcomerNoticeFeature } from './participants/newcomer-notice/feature.ts'
import { onboardingFeature } from './participants/onboarding/feature.ts'
import { participantFeature } from './participants/participant/feature.ts'
import { profileFeature } from './participants/profile/feature.ts'
import { questionFeature } from './participants/question/feature.ts'
import { questionnaireFeature } from './participants/questionnaire/feature.ts'
import { presenceFeature } from './realtime/presence/feature.ts'
import { socketFeature } from './realtime/socket/feature.ts'
import { telegramFeature } from './users/telegram/feature.ts'
import { userFeature } from './users/user/feature.ts'

/** All slices of the server; a new one is a line here. What several slices share is created here, once per server. */
export function makeFeatures(mailTransport: MailTransport, config: Config): Feature[] {
  const matcher = new Matcher()
  return [
    apiTokenFeature,
    changeFeature,
    communityRoleFeature,
    rollupFeature,
    answerChartFeature,
    chartFeature,
    managersLetterFeature,
    webhookFeature,
    accessCodeFeature,
    accountFeature,
    blockFeature,
    codeFeature,
    emailChangeFeature,
    invitationFeature,
    providerFeature,
    recoveryFeature,
    registrationFeature,
    sessionFeature,
    chatFeature,
    messageFeature,
    personalBlockFeature,
    chatFileFeature,
    meetingTimeFeature,
    communityFeature,
    communitySettingFeature,
    customDomainFeature,
    providerSettingFeature,
    senderFeature,
    setUpFeature,
    bulkActionFeature,
    memberExportFeature,
    memberFilterFeature,
    memberListFeature,
    memberTagFeature,
    segmentFeature,
    memberFeature,
    memberHistoryFeature,
    memberImportFeature,
    memberMergeFeature,
    memberNoteFeature,
    checkInFeature,
    encounterFeature(rankAmongWith(matcher)),
    calendarFeature,
    eventFeature,
    eventAnswerFeature,
    eventDraftFeature,
    eventFeedbackFeature,
    eventListFeature,
    eventQuestionFeature,
    mapsLinkFeature,
    statisticsFeature,
    eventMessageFeature,
    eventReportFeature,
    participationFeature,
    paymentFeature,
    reminderFeature,
    responsibleFeature,
    translationFeature,
    seriesFeature,
    fileFeature,
    photoFeature,
    bookmarkFeature,
    creditsFeature,
    embeddingFeature(config),
    introFeature(matcher),
    managementFeature,
    matcherFeature(matcher),
    meetingFeature,
    modelProviderFeature,
    neverPairFeature,
    pairChoiceFeature,
    pairJudgementFeature(config),
    preferenceFeature,
    recommendationFeature(matcher),
    relationFeature,
    reportFeature,
    requestFeature(matcher),
    runFeature,
    runPreviewFeature,
    scoreMatchFeature,
    standingFeature,
    weeklyLetterFeature,
    weightsFeature,
    channelFeature,
    bounceFeature,
    deliveryFeature,
    letterFeature,
    messengerFeature,
    notificationFeature,
    telegramBotFeature(),
    telegramGroupFeature,
    unsubscribeFeature,
    webPushFeature,
    newsletterFeature,
    newsletterPictureFeature,
    recipientFeature(mailTransport),
    notifyFeature,
    templateFeature,
    welcomeSeriesFeature,
    docsFeature,
    mailboxFeature,
    countryFeature,
    messengerInboxFeature,
    upkeepFeature,
    cityFeature,
    directoryFeature,
    contactRequestFeature,
    moderationFeature,
    newcomerNoticeFeature,
    onboardingFeature,
    participantFeature,
    profileFeature,
    questionFeature,
    questionnaireFeature,
    presenceFeature,
    socketFeature,
    telegramFeature,
    userFeature,
  ]
}
