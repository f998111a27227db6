const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g
// Invisible characters that hide or turn around what stands in a text: bidi controls, zero-width, C0 and C1 but the line feed.
const deceivers =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g
// The joiner stays between two emoji: it makes one of them.
const looseJoiners =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu

/** What a visitor wrote, as it is stored and shown: composed, without anything that cannot be seen, trimmed. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .replace(deceivers, '')
    .replace(looseJoiners, '')
    .trim()
}
