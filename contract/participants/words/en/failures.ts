/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  MODERATION_FORBIDDEN: 'You have no permission to access moderation features.',
  INCOMPLETE_PROFILE: 'Some steps are not filled in yet.',
  LOOKUP_MISSING: 'We cannot read LinkedIn here. Please fill in your profile yourself.',
  ALREADY_DECIDED: 'Another moderator has already decided this.',
  LOOKUP_FAILED: 'LinkedIn did not answer. Try again, or fill in your profile yourself.',
  QUESTION_ANSWERED: 'Members have answered this question, so its type stays. Remove it and add a new one instead.',
  TOO_MANY_COMMUNITY_QUESTIONS: 'A community can ask up to 50 questions. Remove one first.',
}
