/** Storage folder of everything that is ever rendered for one visitor: erasing it erases their documents, stray ones too. */
export const documentFolder = (userId: string): string => `documents/${userId}`
