/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  CHAT_NOT_FOUND: 'We could not find this chat.',
  CHAT_CLOSED: 'You can no longer write in this chat.',
  MESSAGE_NOT_FOUND: 'This message is no longer here.',
  MESSAGE_EMPTY: 'Write something or add a file.',
  NOT_CONNECTED: 'You can chat with people you are connected with. Send an intro first.',
  TOO_MANY_MEMBERS: 'A group can have at most 200 people.',
  FILE_NOT_FOUND: 'This file is no longer here.',
  INVALID_FILE: 'This kind of file cannot be sent. Pictures, PDF, text, ZIP and Office documents can.',
  PICTURE_TOO_NARROW:
    'One side of this picture is more than 20 times as long as the other. Send it in parts, or as a PDF.',
  MEETING_NOT_FOUND: 'We could not find this meeting.',
  MEETING_CHANGED: 'The times have changed meanwhile. Here is what stands now.',
  TIME_PASSED: 'Choose a time that is still to come.',
}
