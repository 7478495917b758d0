import Foundation

/// How a pixel lies in memory. See https://developer.apple.com/documentation/coreimage/ciformat.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The format's number.
    public let rawValue: Int32
    /// Creates a format of its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A byte each of alpha, red, green and blue.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// A byte each of blue, green, red and alpha.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// A byte each of red, green, blue and alpha.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// A byte each of alpha, blue, green and red.
    public static let ABGR8 = CIFormat(rawValue: 267)
    /// Two bytes each of red, green, blue and alpha.
    public static let RGBA16 = CIFormat(rawValue: 1800)
    /// A number each of red, green, blue and alpha, of two bytes.
    public static let RGBAh = CIFormat(rawValue: 2056)
    /// A number each of red, green, blue and alpha, of four bytes.
    public static let RGBAf = CIFormat(rawValue: 2312)

    /// A byte of alpha.
    public static let A8 = CIFormat(rawValue: 257)
    /// Two bytes of alpha.
    public static let A16 = CIFormat(rawValue: 1793)
    /// Alpha as a number of two bytes.
    public static let Ah = CIFormat(rawValue: 2049)
    /// Alpha as a number of four bytes.
    public static let Af = CIFormat(rawValue: 2305)

    /// A byte of red.
    public static let R8 = CIFormat(rawValue: 261)
    /// Two bytes of red.
    public static let R16 = CIFormat(rawValue: 1797)
    /// Red as a number of two bytes.
    public static let Rh = CIFormat(rawValue: 2053)
    /// Red as a number of four bytes.
    public static let Rf = CIFormat(rawValue: 2309)

    /// A byte each of red and green.
    public static let RG8 = CIFormat(rawValue: 262)
    /// Two bytes each of red and green.
    public static let RG16 = CIFormat(rawValue: 1798)
    /// A number each of red and green, of two bytes.
    public static let RGh = CIFormat(rawValue: 2054)
    /// A number each of red and green, of four bytes.
    public static let RGf = CIFormat(rawValue: 2310)

    /// What a pixel consists of.
    var layout: PixelLayout {
        switch self {
        case .ARGB8: PixelLayout([3, 0, 1, 2], .byte)
        case .BGRA8: PixelLayout([2, 1, 0, 3], .byte)
        case .ABGR8: PixelLayout([3, 2, 1, 0], .byte)
        case .RGBA8: PixelLayout([0, 1, 2, 3], .byte)
        case .RGBA16: PixelLayout([0, 1, 2, 3], .word)
        case .RGBAh: PixelLayout([0, 1, 2, 3], .half)
        case .RGBAf: PixelLayout([0, 1, 2, 3], .float)
        case .A8: PixelLayout([3], .byte)
        case .A16: PixelLayout([3], .word)
        case .Ah: PixelLayout([3], .half)
        case .Af: PixelLayout([3], .float)
        case .R8: PixelLayout([0], .byte)
        case .R16: PixelLayout([0], .word)
        case .Rh: PixelLayout([0], .half)
        case .Rf: PixelLayout([0], .float)
        case .RG8: PixelLayout([0, 1], .byte)
        case .RG16: PixelLayout([0, 1], .word)
        case .RGh: PixelLayout([0, 1], .half)
        case .RGf: PixelLayout([0, 1], .float)
        default: preconditionFailure("CIFormat \(rawValue) is not supported; use RGBA8, BGRA8, ARGB8 or RGBAf")
        }
    }
}

/// Which parts of a colour a pixel has in memory, one after the other, and how each is written.
struct PixelLayout {
    /// How a part is written: from 0 to 1 as a whole number, or as it is.
    enum Part {
        case byte, word, half, float

        var size: Int {
            switch self {
            case .byte: 1
            case .word, .half: 2
            case .float: 4
            }
        }
    }

    /// By their places in a colour: red, green, blue, alpha.
    let channels: [Int]
    let part: Part

    init(_ channels: [Int], _ part: Part) { (self.channels, self.part) = (channels, part) }

    /// How many bytes a pixel has.
    var size: Int { channels.count * part.size }

    func write(_ color: SIMD4<Float>, to memory: UnsafeMutableRawPointer) {
        func whole(_ value: Float, _ most: Float) -> Float { (min(max(value.isFinite ? value : 0, 0), 1) * most).rounded() }
        for (place, channel) in channels.enumerated() {
            let (value, target) = (color[channel], memory + place * part.size)
            switch part {
            case .byte: target.storeBytes(of: UInt8(whole(value, 255)), as: UInt8.self)
            case .word: target.storeBytes(of: UInt16(whole(value, 65_535)), as: UInt16.self)
            case .half: target.storeBytes(of: Float16(value), as: Float16.self)
            case .float: target.storeBytes(of: value, as: Float.self)
            }
        }
    }
}

/// What is asked of a file of a picture.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension SIMD4<Float> {
    /// The screen's values, with their alpha multiplied in.
    var onScreen: SIMD4<Float> {
        let color = straight
        return SIMD4(Transfer.value(color.x), Transfer.value(color.y), Transfer.value(color.z), color.w).multiplied
    }
}
