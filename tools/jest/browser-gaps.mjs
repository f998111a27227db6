// What jsdom lacks and Radix asks for. Nothing happens in the node environment.
if (typeof window !== 'undefined') {
  const { TextDecoder, TextEncoder } = await import('node:util')
  globalThis.TextEncoder ??= TextEncoder
  globalThis.TextDecoder ??= TextDecoder
  await import('@testing-library/jest-dom')
  const nothing = () => {}
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.releasePointerCapture ??= nothing
  Element.prototype.scrollIntoView ??= nothing
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
