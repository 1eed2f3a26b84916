declare module 'subset-font' {
  /** A font file with only the glyphs of `text`, its variable axes pinned where `variationAxes` says so. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}
