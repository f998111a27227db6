import { copyText } from '../copy-text.ts'
import { showToast } from '../show-toast.ts'

export const isValidPixCode = (code: unknown): code is string =>
  typeof code === 'string' && code.trim() !== ''

/** Copies the code to the clipboard, shows a toast, and returns whether it was copied. */
export async function copyPixCode(code: unknown): Promise<boolean> {
  if (!isValidPixCode(code)) {
    showToast({ title: 'Erro ao copiar', text: 'Código PIX inválido ou indisponível', tone: 'error' })
    return false
  }
  if (!(await copyText(code))) {
    showToast({ title: 'Erro ao copiar', text: 'Não foi possível copiar o código PIX', tone: 'error' })
    return false
  }
  showToast({
    title: 'PIX copiado!',
    text: 'Código PIX copiado para a área de transferência',
    tone: 'success',
  })
  return true
}
