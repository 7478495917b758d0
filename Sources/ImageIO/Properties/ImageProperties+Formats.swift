import CoreGraphics
import Foundation

/// The properties of PNG files.
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The gamma.
nonisolated(unsafe) public let kCGImagePropertyPNGGamma: CFString = "Gamma"
/// Whether the rows are interlaced: 1 if so.
nonisolated(unsafe) public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// How many pixels there are to a metre of width.
nonisolated(unsafe) public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// How many pixels there are to a metre of height.
nonisolated(unsafe) public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// How colours out of range are treated, if the file is in sRGB.
nonisolated(unsafe) public let kCGImagePropertyPNGsRGBIntent: CFString = "sRGBIntent"
/// The chromaticities of white and the primaries, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyPNGChromaticities: CFString = "Chromaticities"
/// Who made the picture.
nonisolated(unsafe) public let kCGImagePropertyPNGAuthor: CFString = "Author"
/// A remark.
nonisolated(unsafe) public let kCGImagePropertyPNGComment: CFString = "Comment"
/// Whose picture it is.
nonisolated(unsafe) public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// When the picture was made.
nonisolated(unsafe) public let kCGImagePropertyPNGCreationTime: CFString = "Creation Time"
/// What the picture shows.
nonisolated(unsafe) public let kCGImagePropertyPNGDescription: CFString = "Description"
/// What is not answered for.
nonisolated(unsafe) public let kCGImagePropertyPNGDisclaimer: CFString = "Disclaimer"
/// When the file was changed.
nonisolated(unsafe) public let kCGImagePropertyPNGModificationTime: CFString = "Modification Time"
/// What program made the file.
nonisolated(unsafe) public let kCGImagePropertyPNGSoftware: CFString = "Software"
/// What device made the picture.
nonisolated(unsafe) public let kCGImagePropertyPNGSource: CFString = "Source"
/// The title.
nonisolated(unsafe) public let kCGImagePropertyPNGTitle: CFString = "Title"
/// What the picture warns of.
nonisolated(unsafe) public let kCGImagePropertyPNGWarning: CFString = "Warning"

/// The properties of JPEG files of the interchange format.
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The version of JFIF, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// How many pixels there are to a unit of width.
nonisolated(unsafe) public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// How many pixels there are to a unit of height.
nonisolated(unsafe) public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// The unit: 1 is an inch, 2 a centimetre, 0 none.
nonisolated(unsafe) public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// Whether the picture comes coarse first.
nonisolated(unsafe) public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
