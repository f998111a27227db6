import { toDataURL } from 'qrcode'

/** A PIX code as an image that needs no further request. */
export const drawQrCode = (pixCode: string): Promise<string> =>
  toDataURL(pixCode, { errorCorrectionLevel: 'M', margin: 2, scale: 4 })
