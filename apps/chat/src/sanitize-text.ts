const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g
// Invisible characters that can disguise a text: bidi controls, zero-width, C0 and C1 except the line feed.
const invisible =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g
// A zero-width joiner is kept between two emoji only, where it makes one of them.
const strayJoiners =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu

/** Normalizes a text to NFC, removes invisible characters and trims it. */
export function sanitizeText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .replace(invisible, '')
    .replace(strayJoiners, '')
    .trim()
}
