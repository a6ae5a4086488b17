/// The way in which ffmpeg compresses a film.
struct VideoCoding: Sendable {
  /// True if both sides must be even: two pixels share a colour.
  var isEven = false
  /// The longest side, in pixels.
  var longestSide = 16_384
  /// The options for ffmpeg. Bytes may depend on its version, but not on the run.
  let options: @Sendable (FilmForm) -> [String]
}

extension FilmFormat {
  package static let webp = video(
    "webp", hasAlpha: true, loops: true, bytesPerPixel: 80,
    VideoCoding(longestSide: 16_383) { film in
      [
        "-c:v", "libwebp_anim", "-lossless", "1", "-compression_level", "4", "-pix_fmt", "bgra",
        "-loop", "\(film.loops)",
      ]
    })

  package static let mp4 = video(
    "mp4", bytesPerPixel: 160,
    VideoCoding(isEven: true) { _ in
      colors("yuv420p") + [
        "-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-movflags",
        "+faststart+write_colr", "-flags:v", "+bitexact",
      ]
    })

  package static let webm = video(
    "webm", hasAlpha: true, bytesPerPixel: 330,
    VideoCoding(isEven: true) { film in
      colors(film.isTransparent ? "yuva420p" : "yuv420p") + [
        "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-cpu-used", "4", "-auto-alt-ref",
        film.isTransparent ? "0" : "1", "-flags:v", "+bitexact",
      ]
    })

  package static let mov = video(
    "mov", hasAlpha: true, bytesPerPixel: 120,
    VideoCoding { film in
      colors(film.isTransparent ? "yuva444p10le" : "yuv444p10le") + [
        "-c:v", "prores_ks", "-profile:v", "4444", "-vendor", "apl0", "-movflags",
        "+faststart+write_colr", "-flags:v", "+bitexact",
      ]
    })

  /// A format that ffmpeg writes.
  ///
  /// - Parameter bytesPerPixel: the memory that ffmpeg takes for each pixel of a film's size, as
  ///   measured: it looks at many frames together.
  private static func video(
    _ name: String, hasAlpha: Bool = false, loops: Bool = false, bytesPerPixel: Int,
    _ coding: VideoCoding
  ) -> FilmFormat {
    FilmFormat(
      name: name, needsFFmpeg: true, hasAlpha: hasAlpha, loops: loops,
      bytesPerPixel: 16 + bytesPerPixel
    ) {
      try FFmpegSink($0, coding, $1)
    }
  }

  /// Converts to the colours of HDTV, and says so: players guess where nothing is said.
  private static func colors(_ format: String) -> [String] {
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
