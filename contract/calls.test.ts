import { expect, test } from 'vitest'
import { api } from './capabilities.ts'
import type { BodyKind, Call, Endpoint } from './endpoint.ts'

/*
 * Tests of the slices call rows by their names and would follow a renamed path or method. Clients outside this repository would not:
 * these are written by hand.
 */
const calls: [Call, fields: string, Endpoint][] = [
  ['POST /api/auth/login', 'authType email password token', api.session.login],
  ['POST /api/auth/login/google', 'token', api.provider.loginWithGoogle],
  ['POST /api/auth/register-admin', 'secret', api.registration.registerAdmin],
  ['POST /api/auth/register-user', 'email password policyAccepted', api.registration.registerUser],
  ['POST /api/auth/recovery', '', api.recovery.recover],
  ['POST /api/auth/confirm-recovery', '', api.recovery.confirmRecovery],
  ['POST /api/auth/confirm-email', '', api.registration.confirmEmail],
  ['POST /api/auth/auth-magic', 'url_auth_token back_to', api.code.useMagicLink],
  ['POST /api/auth/agree-policy', '', api.registration.agreePolicy],
  ['POST /api/auth/otp/challenge', '', api.code.challengeCode],
  ['POST /api/auth/otp/validate', 'login password', api.code.validateCode],
  ['POST /api/invitation/:code', 'invitedBy', api.invitation.accept],
  ['DELETE /api/users/delete/:id', '', api.account.deleteAccount],

  ['POST /api/community/create', '', api.community.create],
  ['GET /api/community/:id', '', api.community.get],
  ['GET /api/community/domain/:domain', '', api.community.getByDomain],
  ['GET /api/community/user/:userId', '', api.community.listByUser],
  ['GET /api/community/:id/participants-list', '', api.directory.listNames],
  ['GET /api/community/:id/preview/participants', '', api.community.previewParticipants],
  ['GET /api/community/:id/participants', 'page search', api.directory.list],
  ['GET /api/participant/:participantId/participants-with-location', '', api.directory.listWithLocation],
  ['GET /api/charts/data', 'communityId', api.chart.data],
  ['GET /api/charts/distributions', 'communityId', api.chart.distributions],
  ['GET /api/community/:id/options', '', api.community.listOptions],
  ['GET /api/community/:id/top-tags', '', api.directory.listTopTags],
  ['GET /api/community/:id/participants/locations', '', api.directory.listLocations],
  ['POST /api/community/:id/participants/notify', '', api.notify.sendLetters],
  ['POST /api/community/:id/notify/telegram', '', api.notify.sendTelegram],
  ['POST /api/community/:id/notify/recommended-contacts', '', api.notify.sendContacts],
  ['POST /api/community/:id/notify/telegram/recommended-contacts', '', api.notify.sendContactsToTelegram],
  ['POST /api/community/:id/notify/telegram/group/image', 'image', api.telegramGroup.sendPicture],

  ['GET /api/contact', '', api.user.getContact],
  ['POST /api/init', '', api.user.init],
  ['GET /api/current-user', '', api.user.getCurrent],
  ['GET /api/current-participant', 'communityId', api.user.getCurrentParticipant],
  ['POST /api/current-user/lang', '', api.user.updateLanguage],
  ['POST /api/current-user/web-push', '', api.webPush.subscribe],
  ['GET /api/permission/my', '', api.user.listPermissions],
  ['GET /api/contact-types', '', api.profile.listContactTypes],

  ['GET /api/notifications', '', api.notification.list],
  ['POST /api/notifications/seen', '', api.notification.markSeen],
  ['POST /api/notifications/dismiss', '', api.notification.dismiss],
  ['GET /api/notifications/:id/newer', '', api.notification.listNewer],

  ['POST /api/participant/create', 'userId', api.onboarding.create],
  ['GET /api/participant/my-answers', '', api.question.listMyAnswers],
  ['POST /api/participant/update-answers', '', api.question.updateAnswers],
  ['GET /api/participant/my-communities', '', api.profile.listMyCommunities],
  ['GET /api/participant/profile', '', api.profile.getProfile],
  ['GET /api/participant/profile/:slug', '', api.participant.getBySlug],
  ['POST /api/participant/update-looking-for', '', api.profile.updateLookingFor],
  ['POST /api/participant/update-profile', '', api.profile.updateProfile],
  ['POST /api/participant/update-networking-pref', 'participantId networkingEnabled', api.profile.updateNetworkingPref],
  ['POST /api/participant/update-notification-pref', 'contactType disable', api.profile.updateNotificationPref],
  ['GET /api/participant/search-linkedin', 'linkedInProfileUrl', api.onboarding.searchLinkedin],
  ['POST /api/participant/tutorial-seen', '', api.profile.seeTutorial],
  ['POST /api/participant/update-language', 'communityId language', api.profile.updateLanguage],
  ['GET /api/sse/telegram-connect', 'userId', api.telegramBot.watchConnection],
  ['POST /api/telegram/connect', 'userId chatId username', api.telegram.connect],

  ['GET /api/event/past', 'communityId', api.eventList.past],
  ['GET /api/event/upcoming', 'communityId', api.eventList.upcoming],
  ['GET /api/event/:id', '', api.event.get],
  ['PATCH /api/event/:id', '', api.event.update],
  ['POST /api/event/create', '', api.event.create],
  ['GET /api/event/slug/available', 'slug', api.event.isSlugAvailable],
  ['POST /api/event/:id/upload-image', 'image', api.event.uploadImage],
  ['GET /api/event/:id/participants/confirmed', '', api.participation.listConfirmed],
  ['POST /api/event/:id/confirm-participation', '', api.participation.confirm],
  ['PATCH /api/event/:id/cancel-participation', '', api.participation.cancel],
  ['GET /api/event/participations/:participantId/:eventId', '', api.participation.get],
  ['POST /api/event/:id/participants/:pid/approve', '', api.participation.approve],
  ['POST /api/event/:id/participants/:pid/reject', '', api.participation.reject],
  ['POST /api/event/:id/participant/:pid/status/:status', '', api.participation.setStatus],
  ['DELETE /api/event/:id', '', api.event.remove],
  ['GET /api/event/:id/onboarding/questions/translated', 'language defaultLanguage', api.eventQuestion.listTranslated],
  [
    'GET /api/event/:id/onboarding/questions/participant',
    'language defaultLanguage',
    api.eventQuestion.listForParticipant,
  ],
  ['GET /api/event/:id/report/export', 'format', api.eventReport.export],

  ['GET /api/bookmarks', '', api.bookmark.list],
  ['POST /api/bookmarks', '', api.bookmark.create],
  ['DELETE /api/bookmarks', '', api.bookmark.remove],
  ['GET /api/relations', '', api.relation.list],
  ['POST /api/relations', 'relationType', api.relation.create],
  ['GET /api/requests', '', api.request.list],
  ['POST /api/requests/:id/answer', 'answer', api.request.answer],

  ['GET /api/matching/matches-history', '', api.recommendation.listHistory],
  ['POST /api/matching/calc-relevance-rate', '', api.recommendation.calcRelevanceRate],
  ['GET /api/matching/get-relevance-rate', '', api.recommendation.getRelevanceRate],
  ['GET /api/matching/instant', 'page status', api.recommendation.list],
  ['POST /api/matching/update-score', '', api.meeting.updateScore],
  ['POST /api/matching/update-note', '', api.meeting.updateNote],
  ['POST /api/matching/send-intro', '', api.intro.send],
  ['GET /api/matching/:id/pending-score', '', api.meeting.listPendingScores],
  ['GET /api/matching/requests', '', api.request.listFitting],

  ['POST /api/images/upload/link', 'imageUrl', api.photo.uploadLink],
  ['POST /api/images/upload', 'image', api.photo.upload],
  ['DELETE /api/images/remove', '', api.photo.remove],

  ['GET /api/chats', 'communityId page name', api.chat.list],
  ['POST /api/chats', 'communityId name', api.chat.create],
  ['GET /api/chats/:id', '', api.message.list],
  ['POST /api/chats/:id', 'text', api.message.send],

  ['GET /api/admin/next-match', '', api.scoreMatch.getNext],
  ['GET /api/admin/pair-history', '', api.scoreMatch.listPairHistory],
  ['GET /api/admin/score-assistance', '', api.scoreMatch.getAssistance],
  ['POST /api/admin/score', 'internalAdminScore', api.scoreMatch.score],
  ['GET /api/admin/participants/csv', '', api.memberExport.download],
  ['GET /api/admin/participants', '', api.memberList.list],
  ['POST /api/admin/notify', '', api.notify.send],
  ['PATCH /api/admin/participants/:participantId/profile', 'shouldDisable', api.memberList.updateProfile],
  ['PATCH /api/admin/participants/:participantId/networking', 'shouldDisable', api.memberList.updateNetworking],

  ['GET /api/moderation/community', 'page size search status', api.moderation.list],
  ['PATCH /api/moderation/:participantId/status', 'moderationStatus', api.moderation.updateStatus],
  ['GET /api/moderation/moderators', '', api.moderation.listModerators],
]

test.each(calls)('%s is the address of its call, with the fields: %s', (call, fields, row) => {
  expect(row.call).toBe(call)
  expect(Object.keys(row.input.shape)).toEqual(expect.arrayContaining(fields.split(' ').filter(Boolean)))
})

const bodies: [BodyKind, Endpoint][] = [
  ['text', api.user.updateLanguage],
  ['form', api.event.uploadImage],
  ['form', api.photo.upload],
  ['form', api.telegramGroup.sendPicture],
]

test.each(bodies)('a body of %s is sent where the others are JSON', (kind, row) => {
  expect(row.body).toBe(kind)
})

test('the secret of the installation is sent in the query', () => {
  expect(api.registration.registerAdmin.queryFields).toEqual(['secret'])
})
