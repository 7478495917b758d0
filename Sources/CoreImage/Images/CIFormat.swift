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
    /// A number each of red, green, blue and alpha, of four bytes.
    public static let RGBAf = CIFormat(rawValue: 2312)

    /// How many bytes a pixel has.
    var size: Int {
        switch self {
        case .RGBAf: 16
        case .ARGB8, .BGRA8, .RGBA8: 4
        default: preconditionFailure("CIFormat \(rawValue) is not supported; use RGBA8, BGRA8, ARGB8 or RGBAf")
        }
    }

    func write(_ color: SIMD4<Float>, to memory: UnsafeMutableRawPointer) {
        func byte(_ value: Float) -> UInt8 { UInt8((min(max(value.isFinite ? value : 0, 0), 1) * 255).rounded()) }
        let bytes: [UInt8]
        switch self {
        case .RGBAf:
            for index in 0..<4 { memory.storeBytes(of: color[index], toByteOffset: index * 4, as: Float.self) }
            return
        case .ARGB8: bytes = [byte(color.w), byte(color.x), byte(color.y), byte(color.z)]
        case .BGRA8: bytes = [byte(color.z), byte(color.y), byte(color.x), byte(color.w)]
        default: bytes = [byte(color.x), byte(color.y), byte(color.z), byte(color.w)]
        }
        memory.copyMemory(from: bytes, byteCount: 4)
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
