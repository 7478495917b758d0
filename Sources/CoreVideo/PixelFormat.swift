import Foundation

// Formats of pixels, by their four letters or their numbers. See
// https://developer.apple.com/documentation/corevideo/1563591-pixel_format_identifiers.

/// Red, green and blue, of a byte each.
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
/// Blue, green and red, of a byte each.
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
/// Alpha, red, green and blue, of a byte each.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// Blue, green, red and alpha, of a byte each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Alpha, blue, green and red, of a byte each.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
/// Red, green, blue and alpha, of a byte each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Red, green, blue and alpha, as numbers of two bytes.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
/// Red, green, blue and alpha, as numbers of four bytes.
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
/// One byte.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// One number of two bytes, which has a point.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
/// One number of four bytes, which has a point.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
/// Two bytes.
public let kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038
/// Distances, as numbers of two bytes.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
/// Distances, as numbers of four bytes.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// Differences of place, as numbers of four bytes.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// Light from 16 to 235, and two differences of colour for four pixels, in a plane each.
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
/// Light from 0 to 255, and two differences of colour for four pixels, in a plane each.
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230
/// A plane of light from 16 to 235, and one of two differences of colour for four pixels.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// A plane of light from 0 to 255, and one of two differences of colour for four pixels.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// How the pixels of a format lie in memory.
struct PixelFormat: Sendable {
    /// A plane: the bytes of a place, and for how many pixels each way that is.
    struct Plane: Sendable {
        var bytes: Int
        var reach = 1
    }

    var planes: [Plane]
    /// Whether planes are asked for by number, as they are where there is one for colours.
    var isPlanar: Bool { planes.count > 1 }

    private init(_ planes: Plane...) { self.planes = planes }

    /// - Returns: `nil` for a format that is not known.
    init?(_ type: OSType) {
        switch type {
        case kCVPixelFormatType_OneComponent8: self.init(Plane(bytes: 1))
        case kCVPixelFormatType_TwoComponent8, kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16:
            self.init(Plane(bytes: 2))
        case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: self.init(Plane(bytes: 3))
        case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ABGR, kCVPixelFormatType_32RGBA,
            kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat32:
            self.init(Plane(bytes: 4))
        case kCVPixelFormatType_64RGBAHalf: self.init(Plane(bytes: 8))
        case kCVPixelFormatType_128RGBAFloat: self.init(Plane(bytes: 16))
        case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
            self.init(Plane(bytes: 1), Plane(bytes: 1, reach: 2), Plane(bytes: 1, reach: 2))
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
            self.init(Plane(bytes: 1), Plane(bytes: 2, reach: 2))
        default: return nil
        }
    }
}
