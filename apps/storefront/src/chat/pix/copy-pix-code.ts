import { showToast } from './show-toast.ts'

export const isValidPixCode = (code: unknown): code is string =>
  typeof code === 'string' && code.trim() !== ''

/** Copies the code to the clipboard, shows a toast, and returns whether it was copied. */
export async function copyPixCode(code: unknown): Promise<boolean> {
  if (!isValidPixCode(code)) {
    showToast({ title: 'Erro ao copiar', text: 'Código PIX inválido ou indisponível', tone: 'error' })
    return false
  }
  if (!(await writeToClipboard(code))) {
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

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyFromField(text)
  }
}

/** The fallback without the Clipboard API: plain HTTP, or the in-app browser of a social network. */
function copyFromField(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0'
  const focused = document.activeElement
  document.body.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
