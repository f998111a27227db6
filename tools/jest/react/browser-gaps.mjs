// Adds browser functions that Radix calls and jsdom lacks. Does nothing in the node environment.
if (typeof window !== 'undefined') {
  const { TextDecoder, TextEncoder } = await import('node:util')
  globalThis.TextEncoder ??= TextEncoder
  globalThis.TextDecoder ??= TextDecoder
  await import('@testing-library/jest-dom')
  // The first look at a section waits for its code to be read, which on a busy machine takes more than the usual second.
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 240_000 })
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
