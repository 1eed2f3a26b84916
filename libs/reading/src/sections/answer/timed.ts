/** A line that names a stretch, by its findings. */
export const TIMES = /(?:^| )window\./
