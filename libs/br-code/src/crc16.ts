/** CRC16/CCITT-FALSE (polynomial 1021, initial value FFFF, not reflected) of a text of one byte per character. */
export function crc16(bytes: string): string {
  let crc = 0xffff
  for (let at = 0; at < bytes.length; at++) {
    crc ^= bytes.charCodeAt(at) << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
