import Foundation

/// Where a bitmap's alpha component is and how it relates to the others.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none = 0
    /// After the colour components, which are multiplied by it.
    case premultipliedLast = 1
    /// Before the colour components, which are multiplied by it.
    case premultipliedFirst = 2
    /// After the colour components.
    case last = 3
    /// Before the colour components.
    case first = 4
    /// There is none, but room for one after the colour components.
    case noneSkipLast = 5
    /// There is none, but room for one before the colour components.
    case noneSkipFirst = 6
    /// There is nothing else.
    case alphaOnly = 7
}

/// The order of bytes in a bitmap's words.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits that tell the order.
    case orderMask = 0x7000
    /// As the components follow each other.
    case orderDefault = 0
    /// 16-bit words, least significant byte first.
    case order16Little = 0x1000
    /// 32-bit words, least significant byte first.
    case order32Little = 0x2000
    /// 16-bit words, most significant byte first.
    case order16Big = 0x3000
    /// 32-bit words, most significant byte first.
    case order32Big = 0x4000
}

/// How a bitmap's components are packed.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// The bits that tell the packing.
    case mask = 0xF0000
    /// One after another.
    case packed = 0
    /// Five bits each in 16.
    case RGB555 = 0x10000
    /// Five, six and five bits in 16.
    case RGB565 = 0x20000
    /// Ten bits each in 32.
    case RGB101010 = 0x30000
    /// Ten bits each in 32, of an extended range.
    case RGBCIF10 = 0x40000
}

/// How a bitmap's components are stored.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates a set from its parts.
    public init(alpha: CGImageAlphaInfo, component: CGBitmapInfo = [], byteOrder: CGImageByteOrderInfo = .orderDefault) {
        self.init(rawValue: alpha.rawValue | component.rawValue | byteOrder.rawValue)
    }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that tell whether components are floating-point numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold a `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// As the components follow each other.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// 16-bit words, least significant byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit words, least significant byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit words, most significant byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit words, most significant byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
