/// A format that ffmpeg writes.
package enum VideoFormat: String, CaseIterable {
  case webp, mp4, webm, mov

  /// The longest side, in pixels.
  var longestSide: Int { self == .webp ? 16_383 : 16_384 }

  /// The memory that ffmpeg takes for each pixel of a film's size, as measured: it looks at many
  /// frames together.
  var bytesPerPixel: Int {
    switch self {
    case .webp: 80
    case .mp4: 160
    case .webm: 330
    case .mov: 120
    }
  }

  /// True if both sides must be even: two pixels share a colour.
  var isEven: Bool { self == .mp4 || self == .webm }

  /// The options for ffmpeg. Bytes may depend on its version, but not on the run.
  func options(for film: FilmForm) -> [String] {
    switch self {
    case .webp:
      return [
        "-c:v", "libwebp_anim", "-lossless", "1", "-compression_level", "4", "-pix_fmt", "bgra",
        "-loop", "\(film.loops)",
      ]
    case .mp4:
      return colors("yuv420p") + [
        "-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-movflags",
        "+faststart+write_colr", "-flags:v", "+bitexact",
      ]
    case .webm:
      return colors(film.isTransparent ? "yuva420p" : "yuv420p") + [
        "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-cpu-used", "4", "-auto-alt-ref",
        film.isTransparent ? "0" : "1", "-flags:v", "+bitexact",
      ]
    case .mov:
      return colors(film.isTransparent ? "yuva444p10le" : "yuv444p10le") + [
        "-c:v", "prores_ks", "-profile:v", "4444", "-vendor", "apl0", "-movflags",
        "+faststart+write_colr", "-flags:v", "+bitexact",
      ]
    }
  }

  /// Converts to the colours of HDTV, and says so: players guess where nothing is said.
  private func colors(_ format: String) -> [String] {
    [
      "-vf",
      "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+bitexact,"
        + "setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv,"
        + "format=\(format)",
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
      "-color_range", "tv",
    ]
  }
}
