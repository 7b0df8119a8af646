/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  MODERATION_FORBIDDEN: 'You have no permission to access moderation features.',
  INCOMPLETE_PROFILE: 'Some steps still want an answer.',
  LOOKUP_MISSING: 'LinkedIn cannot be read here. Please fill in your profile by hand.',
  LOOKUP_FAILED: 'LinkedIn did not answer. Try again, or fill in your profile by hand.',
}
