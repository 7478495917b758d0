import Foundation

/// A kind of media, by four letters.
public typealias CMMediaType = FourCharCode
/// How videos are written down, by four letters.
public typealias CMVideoCodecType = FourCharCode
/// How still pictures and the like are written down, or how their pixels lie.
public typealias CMPixelFormatType = FourCharCode

/// Moving pictures.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// Sound.
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
/// Several kinds in one.
public let kCMMediaType_Muxed: CMMediaType = 0x6D75_7878
/// Text.
public let kCMMediaType_Text: CMMediaType = 0x7465_7874
/// Closed captions.
public let kCMMediaType_ClosedCaption: CMMediaType = 0x636C_6370
/// Subtitles.
public let kCMMediaType_Subtitle: CMMediaType = 0x7362_746C
/// Time codes.
public let kCMMediaType_TimeCode: CMMediaType = 0x746D_6364
/// What is known of other media.
public let kCMMediaType_Metadata: CMMediaType = 0x6D65_7461

/// JPEG.
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
/// H.264.
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
/// HEVC.
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
/// MPEG-4's second part.
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476

/// Blue, green, red and alpha, of a byte each.
public let kCMPixelFormat_32BGRA: CMPixelFormatType = 0x4247_5241
/// Alpha, red, green and blue, of a byte each.
public let kCMPixelFormat_32ARGB: CMPixelFormatType = 0x0000_0020
/// Red, green and blue, of a byte each.
public let kCMPixelFormat_24RGB: CMPixelFormatType = 0x0000_0018
