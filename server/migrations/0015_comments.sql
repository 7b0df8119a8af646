-- Comments of tables and columns in the terms of docs/glossary.md. Nothing else changes.

comment on table accepted_invitation is 'The invitation by which a user joined; copied to the profile when that is created.';
comment on column accepted_invitation.user_id is 'The user who joined.';
comment on column accepted_invitation.invitation_id is 'The manager''s invitation; null for a participant''s personal link.';
comment on column accepted_invitation.invited_by is 'The participant who invited.';

comment on table access_code is 'Sign-in codes issued by managers, for one person or for many.';
comment on column access_code.label is 'Name of the code in the managers'' list.';
comment on column access_code.email is 'The only address that may use it; null for a shared code, used with any address.';
comment on column access_code.uses_left is 'Remaining uses; null for unlimited.';
comment on column access_code.expires_at is 'When it expires.';
comment on column access_code.created_by is 'The user who issued it; null for the command line.';
comment on column access_code.revoked_at is 'When it was revoked.';
comment on column access_code.opened_user_id is 'The account that a code for one person created; the code opens no other account.';

comment on table answer is 'Answers to the questions of a community. They belong to the user, since questions come before the profile.';
comment on column answer.user_id is 'The user who answered.';
comment on column answer.question_id is 'The question.';

comment on table app_user is 'Account of a person, for the whole installation.';
comment on column app_user.email is 'Address in lower case; unique.';
comment on column app_user.email_confirmed_at is 'When the address was confirmed by a link or code in a letter.';
comment on column app_user.password_hash is 'argon2id hash; null when the user has no password.';
comment on column app_user.created_at is 'When the account was created.';

comment on table blocked_user is 'Users whom managers blocked in one community. app_user.blocked_at blocks an account in all communities.';
comment on column blocked_user.user_id is 'The blocked user.';
comment on column blocked_user.reason is 'Reason, shown to managers.';
comment on column blocked_user.blocked_by is 'The manager who blocked the user.';

comment on table bookmark is 'Participants saved for later by others.';
comment on column bookmark.participant_id is 'Owner of the bookmark.';
comment on column bookmark.subject_id is 'The bookmarked participant.';
comment on column bookmark.created_at is 'When it was created.';

comment on table call_count is 'Counters of rate limits in a time window, over all processes.';
comment on column call_count.count is 'Number of calls in the window.';

comment on table community is 'A community of the installation: domain, texts, brand, sign-in methods and options.';
comment on column community.custom_domain is 'Its own host name, if any.';
comment on column community.parent_community_domain is 'Domain of the community on whose host its members sign in, if any.';
comment on column community.lang is 'Default language of its pages.';
comment on column community.lang_choices is 'Languages that users can choose.';
comment on column community.time_zone is 'IANA time zone of its weeks, and of participants without one.';
comment on column community.landing is 'Texts of the landing, by language.';
comment on column community.logo_url is 'URL of its logo mark.';
comment on column community.transparent is 'Whether participants may browse the directory.';
comment on column community.approval_required is 'Whether a moderator must confirm new participants.';
comment on column community.short_landing is 'Whether the landing has only hero and footer.';
comment on column community.auth_config is 'List of {authType, externalContent}; secrets are in oauth_provider.';
comment on column community.custom_navigation is 'Custom menu; null for the default one.';
comment on column community.contacts_config is 'Contact types that a participant may fill in.';
comment on column community.required_contacts_min is 'How many of the required contact types a participant must fill in.';
comment on column community.sender_email is 'Sender address of its letters; null for the default of the installation.';
comment on column community.created_by is 'The user who created it.';
comment on column community.created_at is 'When it was created.';
comment on column community.member_count is 'Number of confirmed participants, maintained by a trigger.';
comment on column community.city_count is 'Number of cities of confirmed participants who share theirs, updated by a daily job.';

comment on table connection is 'A user''s membership of a community, with or without a profile.';
comment on column connection.is_organiser is 'Responsible for an event of this community, so that organiser mode is offered.';
comment on column connection.connected_at is 'First sign-in in this community.';

comment on table contact is 'Contacts of a participant, at most one of each type.';
comment on column contact.participant_id is 'Owner.';
comment on column contact.type is 'Contact type, such as TELEGRAM.';
comment on column contact.value is 'Normalised value.';

comment on table credit_account is 'Balance of credits of a participant. Created when credits are first spent.';
comment on column credit_account.participant_id is 'Owner.';
comment on column credit_account.balance is 'Remaining credits; never negative.';
comment on column credit_account.refilled_at is 'Start of the period of this balance.';

comment on table credit_entry is 'Every change of a balance. An intro is charged once and refunded at most once.';
comment on column credit_entry.participant_id is 'Owner of the account.';
comment on column credit_entry.kind is 'Reason of the change.';
comment on column credit_entry.intro_id is 'The intro that was charged or refunded.';

comment on table external_identity is 'A user''s identity at an external provider: issuer and subject, never an email address.';
comment on column external_identity.issuer is 'Issuer of the provider.';
comment on column external_identity.subject is 'Id of the user at the provider.';
comment on column external_identity.user_id is 'The linked user.';
comment on column external_identity.profile is 'Last profile from the provider: id, picture, email and names. Never its tokens.';
comment on column external_identity.linked_at is 'First sign-in with this identity.';

comment on table idempotent_call is 'Results of calls with an Idempotency-Key, kept for a day.';
comment on column idempotent_call.community_id is 'Community of the call.';
comment on column idempotent_call.user_id is 'The caller.';
comment on column idempotent_call.key is 'Key chosen by the client.';
comment on column idempotent_call.reply is 'Body of the first result, replayed byte for byte.';
comment on column idempotent_call.created_at is 'When the call was made.';

comment on table intro is 'An intro from one participant to another; at most one per pair.';
comment on column intro.from_id is 'Sender.';
comment on column intro.to_id is 'Receiver.';
comment on column intro.matching_result_id is 'The matching that the intro refers to.';
comment on column intro.intro_message is 'Message of the sender; may be empty.';
comment on column intro.status is 'State of the intro.';
comment on column intro.answer is 'Message of the receiver''s answer.';

comment on table invitation is 'Invitation links that managers create. The inviter is stored with the profile of the user who joins.';
comment on column invitation.email is 'Address that it was sent to; null for anyone who has the link.';
comment on column invitation.uses_left is 'Remaining uses; null for unlimited.';
comment on column invitation.expires_at is 'When it expires.';
comment on column invitation.created_by is 'The user who created it; null for the command line.';
comment on column invitation.revoked_at is 'When it was revoked.';

comment on table letter is 'Outbox: letters are inserted in the transaction that causes them, and sent afterwards.';
comment on column letter.community_id is 'Community in whose name it is sent.';
comment on column letter.id is 'First part of its Message-ID, the same at every attempt.';
comment on column letter.kind is 'Kind of letter, such as matching.weekly.';
comment on column letter.recipient is 'Email address.';
comment on column letter.html is 'HTML part.';
comment on column letter.plain is 'Plain-text part.';
comment on column letter.once_key is 'Idempotency key of a letter that must not be sent twice: recipient, kind and period; null for at-least-once letters.';
comment on column letter.status is 'UNCERTAIN: sending of a once-only letter was interrupted; a person has to decide.';
comment on column letter.attempts is 'Number of attempts to send it.';
comment on column letter.problem is 'Last error of the mail server.';
comment on column letter.sent_at is 'When the mail server accepted it.';
comment on column letter.is_secret is 'Contains a sign-in code or link; its texts are erased once a mail server has accepted it.';
comment on column letter.about is 'Participants named in it besides the recipient; it is deleted with their account. Null for letters of earlier versions.';

comment on table matching_input is 'Inputs of a run, compressed and in parts, so that it can be replayed.';
comment on column matching_input.run_id is 'The run.';

comment on table matching_preference is 'How often a participant wants recommendations; weekly without a row.';
comment on column matching_preference.participant_id is 'Owner.';
comment on column matching_preference.paused_until is 'No recommendations before this day.';

comment on table matching_price is 'Expected intros and capacity of each participant in the last run. Instant lists rank congested participants lower.';
comment on column matching_price.participant_id is 'The participant.';
comment on column matching_price.expected_intros is 'Expected number of intros.';
comment on column matching_price.capacity is 'Number of intros that the participant can answer.';

comment on table matching_rules is 'Matching rules that managers saved; defaults without a row.';
comment on column matching_rules.never_same_company is 'Whether colleagues are excluded.';
comment on column matching_rules.never_groups is 'Pairs of tags whose participants are never matched, such as [["investor", "investor"]].';
comment on column matching_rules.cooldown_weeks is 'Weeks before the same participant is recommended again.';

comment on table matching_run is 'The weekly run of the matching: one per community and week.';
comment on column matching_run.status is 'State of the run.';
comment on column matching_run.progress is 'Share of the work that is done, 0 to 1.';
comment on column matching_run.seed is 'Seed of its random numbers, so that it can be replayed.';
comment on column matching_run.started_at is 'When it was first started.';
comment on column matching_run.finished_at is 'When its lists were written.';
comment on column matching_run.problem is 'Last error.';
comment on column matching_run.facts is 'Results: numbers of members, of lists, of members never shown.';
comment on column matching_run.weights is 'Weights of the score, also used by instant lists until the next run.';

comment on table matching is 'A participant recommended to another, with the feedback.';
comment on column matching.participant_id is 'The reader of the recommendation.';
comment on column matching.subject_id is 'The recommended participant.';
comment on column matching.origin is 'Weekly run, instant list, or intro.';
comment on column matching.features is 'Features of the score, as training data.';
comment on column matching.run_id is 'The run that made it.';
comment on column matching.request_id is 'The reader''s request when it was made.';
comment on column matching.meeting_due_at is 'When the reader is asked about the meeting; null without an intro.';
comment on column matching.meeting_asked_at is 'When the letter about the meeting was written.';
comment on column matching.is_meeting_skipped is 'The reader skipped the feedback.';
comment on column matching.score is 'Score of the meeting, 1 to 5.';
comment on column matching.note is 'Note on the meeting.';

comment on table messenger_text is 'Texts for messengers, waiting to be sent.';
comment on column messenger_text.participant_id is 'Recipient.';
comment on column messenger_text.channel is 'The messenger.';
comment on column messenger_text.kind is 'Kind of notification.';
comment on column messenger_text.once_key is 'Idempotency key: recipient, kind and period.';
comment on column messenger_text.created_at is 'When it was created.';
comment on column messenger_text.sent_at is 'When it was sent.';
comment on column messenger_text.about is 'Participants named in it besides the recipient; it is deleted with their account. Null for texts of earlier versions.';

comment on table never_pair is 'Participants with whom another never wants to be matched. Visible only to the owner.';
comment on column never_pair.participant_id is 'Owner.';
comment on column never_pair.subject_id is 'The excluded participant.';
comment on column never_pair.created_at is 'When it was created.';

comment on table notification_pref is 'Channels that a participant switched on or off; on without a row.';
comment on column notification_pref.participant_id is 'Owner.';
comment on column notification_pref.channel is 'The channel.';
comment on column notification_pref.is_disabled is 'Whether the channel is off.';

comment on table notification is 'In-app notifications.';
comment on column notification.participant_id is 'Recipient.';
comment on column notification.kind is 'Kind of notification.';
comment on column notification.actor_id is 'Participant who caused it, if any.';
comment on column notification.data is 'Ids of what it is about.';
comment on column notification.dismissed_at is 'When it was dismissed.';

comment on table oauth_provider is 'Secret settings of a community''s OAUTH2 method; the public ones are in community.auth_config.';
comment on column oauth_provider.client_id is 'Client id at the provider.';
comment on column oauth_provider.client_secret is 'Client secret.';
comment on column oauth_provider.token_url is 'Token endpoint.';
comment on column oauth_provider.user_info_url is 'User info endpoint.';
comment on column oauth_provider.issuer is 'Issuer stored with the identities of its users.';

comment on table one_time_code is 'Single-use codes and links that expire soon; only hashes are stored.';
comment on column one_time_code.purpose is 'The only purpose for which it is valid.';
comment on column one_time_code.origin_community_id is 'The only community in which it is valid.';
comment on column one_time_code.attempts_left is 'Remaining attempts.';
comment on column one_time_code.details is 'Redirect target, and what the second step of a sign-in needs.';
comment on column one_time_code.created_at is 'When it was created; only the newest of a subject and purpose is valid.';
comment on column one_time_code.expires_at is 'When it expires.';

comment on table pair_rule is 'Pairs that managers require or forbid.';
comment on column pair_rule.first_id is 'The participant with the smaller id.';
comment on column pair_rule.second_id is 'The participant with the larger id.';
comment on column pair_rule.kind is 'MUST or NEVER.';
comment on column pair_rule.created_by is 'The manager who created it.';

comment on table pair_score is 'Scores of pairs by moderators, with the model''s rate.';
comment on column pair_score.first_id is 'The participant with the smaller id.';
comment on column pair_score.second_id is 'The participant with the larger id.';
comment on column pair_score.scored_by is 'The moderator.';
comment on column pair_score.internal_admin_score is 'Score of the pair, 0 to 10.';
comment on column pair_score.machine_rate is 'Rate of the model at that time, 0 to 100.';

comment on table participant is 'A user''s profile in one community.';
comment on column participant.user_id is 'Owner of the profile.';
comment on column participant.slug is 'Readable part of the profile''s URL.';
comment on column participant.phone is 'Phone number; not shown to others.';
comment on column participant.company is 'Company.';
comment on column participant.position is 'Position in the company.';
comment on column participant.login is 'Login name, for search in moderation.';
comment on column participant.about is 'Text about the participant.';
comment on column participant.looking_for is 'The request: who the participant is looking for.';
comment on column participant.goal is 'What the participant wants to achieve.';
comment on column participant.city is 'City as entered.';
comment on column participant.latitude is 'Latitude of the city.';
comment on column participant.longitude is 'Longitude of the city.';
comment on column participant.time_zone is 'IANA time zone; null for the community''s.';
comment on column participant.is_telegram_connected is 'Whether the bot may send messages.';
comment on column participant.rejection_reason is 'Reason of a rejection by a moderator.';
comment on column participant.is_profile_enabled is 'Off: a manager disabled the profile; the user sees only the profile.';
comment on column participant.is_networking_enabled is 'Off: the participant or a manager switched networking off; the user sees only the profile.';
comment on column participant.is_tutorial_seen is 'Whether the tutorial was seen.';
comment on column participant.invited_by is 'Participant who invited this one.';
comment on column participant.joined_at is 'When the profile was created.';
comment on column participant.is_filled is 'Whether all required steps are answered; until then the contacts of others are hidden.';
comment on column participant.search is 'Text search vector of the profile.';
comment on column participant.changed_at is 'When a field that the matching reads last changed.';

comment on table permission is 'Permissions of a user in a community.';
comment on column permission.permission is 'The permission.';
comment on column permission.granted_at is 'When it was granted.';

comment on table private_note is 'A participant''s private note on another.';
comment on column private_note.author_id is 'Author, the only reader.';
comment on column private_note.subject_id is 'The participant whom it is about.';

comment on table profile_draft is 'Draft profile of a newcomer, shared by all devices.';
comment on column profile_draft.user_id is 'The newcomer.';
comment on column profile_draft.step is 'The current step of the onboarding.';
comment on column profile_draft.profile is 'Fields filled in so far.';
comment on column profile_draft.avatar_file is 'Name of the stored photo, if any.';

comment on table question is 'Questions of a community to newcomers.';
comment on column question.place is 'Position in the questionnaire.';
comment on column question.type is 'Type of the answer.';
comment on column question.hint is 'Hint below the question, in each language.';
comment on column question.is_required is 'Whether an answer is required.';
comment on column question.is_visible is 'Whether it is shown.';
comment on column question.options is 'Answer options: id and text in each language.';
comment on column question.at_most is 'Maximum number of chosen options.';

comment on table reach_request is 'Messages to participants who hide their contacts, which moderators pass on.';
comment on column reach_request.author_id is 'Author.';
comment on column reach_request.subject_id is 'Recipient.';
comment on column reach_request.message is 'The message.';

comment on table relation is 'LIKE or DISLIKE of a participant by another.';
comment on column relation.participant_id is 'Author.';
comment on column relation.subject_id is 'The liked or disliked participant.';
comment on column relation.reason is 'Reason of a DISLIKE.';
comment on column relation.note is 'Note of the author.';

comment on table report is 'Reports of participants to the moderators. The two are never shown to each other again.';
comment on column report.author_id is 'The participant who reported.';
comment on column report.subject_id is 'The reported participant.';
comment on column report.reason is 'Reason of the report.';
comment on column report.text is 'Text of the author.';

comment on table request_answer is 'Answers to a request, at most one per participant; visible only to the author of the request.';
comment on column request_answer.request_id is 'The request.';
comment on column request_answer.author_id is 'Author of the answer.';
comment on column request_answer.answer is 'The message.';

comment on table request is 'History of the participants'' requests; the open one equals participant.looking_for. Maintained by a trigger.';
comment on column request.participant_id is 'Author.';
comment on column request.text is 'Text of the request.';
comment on column request.created_at is 'When it was created.';
comment on column request.closed_at is 'When it was replaced or removed.';

comment on table session is 'A session. Tokens refer to it, so that revoking it revokes them.';
comment on column session.id is 'The sid claim of the token.';
comment on column session.user_id is 'The signed-in user.';
comment on column session.origin_community_id is 'Community of the sign-in; valid in other communities only with a connection there.';
comment on column session.user_agent is 'User agent, for the list of sessions.';
comment on column session.created_at is 'When it was opened.';
comment on column session.expires_at is 'When it expires.';
comment on column session.last_seen_at is 'When it was last used; null until then.';
comment on column session.is_local is 'Valid only in its own community, because the access code that opened it proves no email address.';

comment on table telegram_account is 'The Telegram chat of a user with the bot.';
comment on column telegram_account.chat_id is 'Id of the chat; unique.';
comment on column telegram_account.username is 'Telegram user name, if any.';

comment on table weekly_letter is 'Claim of a weekly letter before it is written, so that it is sent once.';
comment on column weekly_letter.participant_id is 'Recipient.';
comment on column weekly_letter.week is 'The Monday of its week.';
comment on column weekly_letter.is_sent is 'False when there was nothing new, or no channel.';
