import Foundation

/// The spaces that `CGColorSpace(name:)` makes.
extension CGColorSpace {
    /// sRGB.
    nonisolated(unsafe) public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with components outside 0 … 1.
    nonisolated(unsafe) public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB's primaries with linear components.
    nonisolated(unsafe) public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// sRGB's primaries with linear components outside 0 … 1.
    nonisolated(unsafe) public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// A generic RGB space with linear components.
    nonisolated(unsafe) public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    /// Display P3.
    nonisolated(unsafe) public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 with components outside 0 … 1.
    nonisolated(unsafe) public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Display P3's primaries with linear components.
    nonisolated(unsafe) public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// Display P3's primaries with linear components outside 0 … 1.
    nonisolated(unsafe) public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// Adobe RGB (1998).
    nonisolated(unsafe) public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// Recommendation ITU-R BT.709.
    nonisolated(unsafe) public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    /// Recommendation ITU-R BT.2020.
    nonisolated(unsafe) public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    /// Recommendation ITU-R BT.2020 with components outside 0 … 1.
    nonisolated(unsafe) public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
    /// Recommendation ITU-R BT.2020's primaries with linear components outside 0 … 1.
    nonisolated(unsafe) public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
    /// Grey with a gamma of 2.2.
    nonisolated(unsafe) public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grey with a gamma of 2.2 and components outside 0 … 1.
    nonisolated(unsafe) public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Linear grey.
    nonisolated(unsafe) public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Linear grey with components outside 0 … 1.
    nonisolated(unsafe) public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// A generic space of four inks.
    nonisolated(unsafe) public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
    /// CIE X, Y and Z.
    nonisolated(unsafe) public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
    /// Recommendation ITU-R BT.2020's primaries with linear components.
    nonisolated(unsafe) public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
    /// Recommendation ITU-R BT.709's primaries with the gamma that Core Media takes its curve for, 1.961.
    nonisolated(unsafe) public static let coreMedia709: CFString = "kCGColorSpaceCoreMedia709"
    /// ACEScg of the Academy Color Encoding System, linear, with components outside 0 … 1.
    nonisolated(unsafe) public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
    /// ROMM RGB, also known as ProPhoto RGB.
    nonisolated(unsafe) public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
    /// DCI P3, as cinemas project it.
    nonisolated(unsafe) public static let dcip3: CFString = "kCGColorSpaceDCIP3"
    /// CIE L\*a\*b\* with the white of D50.
    nonisolated(unsafe) public static let genericLab: CFString = "kCGColorSpaceGenericLab"
}
