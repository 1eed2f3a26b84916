/** Injection token of the object storage that holds rendered reports. */
export const STORAGE = Symbol('Storage')
