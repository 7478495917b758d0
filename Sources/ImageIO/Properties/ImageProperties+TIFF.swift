import CoreGraphics
import Foundation

/// What a file says of its picture (TIFF).
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// How the pixels are compressed, as TIFF numbers it.
nonisolated(unsafe) public let kCGImagePropertyTIFFCompression: CFString = "Compression"
/// What the components mean, as TIFF numbers it.
nonisolated(unsafe) public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
/// The name of the document that the picture is of.
nonisolated(unsafe) public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
/// What the picture shows.
nonisolated(unsafe) public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// Who made the camera.
nonisolated(unsafe) public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The camera's model.
nonisolated(unsafe) public let kCGImagePropertyTIFFModel: CFString = "Model"
/// How the picture is to be shown, from 1 to 8.
nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// How many pixels there are to a unit of width.
nonisolated(unsafe) public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// How many pixels there are to a unit of height.
nonisolated(unsafe) public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// The unit of the resolution: 2 is an inch, 3 a centimetre.
nonisolated(unsafe) public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// How numbers become light, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyTIFFTransferFunction: CFString = "TransferFunction"
/// What program made the file.
nonisolated(unsafe) public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// When the file was changed: "2024:01:31 12:00:00".
nonisolated(unsafe) public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// Who made the picture.
nonisolated(unsafe) public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// What computer made the file.
nonisolated(unsafe) public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// The chromaticity of white, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyTIFFWhitePoint: CFString = "WhitePoint"
/// The chromaticities of the primaries, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyTIFFPrimaryChromaticities: CFString = "PrimaryChromaticities"
/// How wide the tiles are that the file is made of, in pixels.
nonisolated(unsafe) public let kCGImagePropertyTIFFTileWidth: CFString = "TileWidth"
/// How tall the tiles are that the file is made of, in pixels.
nonisolated(unsafe) public let kCGImagePropertyTIFFTileLength: CFString = "TileLength"
/// Whose picture it is.
nonisolated(unsafe) public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

extension TagTable {
    /// The numbers and the kinds of these properties in files.
    static let tiff = TagTable([
        .init(0x0103, "Compression", .short, .number),
        .init(0x0106, "PhotometricInterpretation", .short, .number),
        .init(0x010D, "DocumentName", .ascii, .text),
        .init(0x010E, "ImageDescription", .ascii, .text),
        .init(0x010F, "Make", .ascii, .text),
        .init(0x0110, "Model", .ascii, .text),
        .init(0x0112, "Orientation", .short, .number),
        .init(0x011A, "XResolution", .rational, .number),
        .init(0x011B, "YResolution", .rational, .number),
        .init(0x0128, "ResolutionUnit", .short, .number),
        .init(0x012D, "TransferFunction", .short, .list),
        .init(0x0131, "Software", .ascii, .text),
        .init(0x0132, "DateTime", .ascii, .text),
        .init(0x013B, "Artist", .ascii, .text),
        .init(0x013C, "HostComputer", .ascii, .text),
        .init(0x013E, "WhitePoint", .rational, .list),
        .init(0x013F, "PrimaryChromaticities", .rational, .list),
        .init(0x0142, "TileWidth", .long, .number),
        .init(0x0143, "TileLength", .long, .number),
        .init(0x8298, "Copyright", .ascii, .text),
    ])
}
