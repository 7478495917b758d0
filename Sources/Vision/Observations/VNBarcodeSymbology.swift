import SampanCodes

/// A kind of codes for machines. See https://developer.apple.com/documentation/vision/vnbarcodesymbology.
///
/// GS1 DataBar Limited, MicroPDF417, MSI Plessey, Code 93i and Code 39 with all of ASCII are not read.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Aztec.
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    /// Codabar.
    public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
    /// Code 39.
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    /// Code 39 with a check character.
    public static let code39Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39Checksum")
    /// Code 93.
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    /// Code 128.
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    /// Data Matrix.
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    /// A bar code of eight digits.
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    /// A bar code of thirteen digits; one of twelve digits, UPC-A, is one with a 0 before it.
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    /// GS1 DataBar.
    public static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
    /// GS1 DataBar, expanded.
    public static let gs1DataBarExpanded = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
    /// Interleaved 2 of 5.
    public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
    /// Interleaved 2 of 5 with a check digit.
    public static let i2of5Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5Checksum")
    /// Interleaved 2 of 5 of fourteen digits.
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    /// Micro QR.
    public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
    /// PDF417.
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    /// A QR code.
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    /// A shortened bar code of twelve digits.
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")

    /// The kinds that requests of the first revision know.
    static let first: [VNBarcodeSymbology] = [
        .aztec, .code39, .code39Checksum, .code93, .code128, .dataMatrix, .ean8, .ean13, .i2of5, .i2of5Checksum, .itf14, .pdf417, .qr,
        .upce,
    ]
    /// The kinds that came with the second revision.
    static let second: [VNBarcodeSymbology] = [.codabar, .gs1DataBar, .gs1DataBarExpanded, .microQR]

    /// What the reader calls the kind; `nil` if it does not read it.
    var code: MachineCode.Kind? {
        switch self {
        case .aztec: .aztec
        case .codabar: .codabar
        case .code39: .code39
        case .code39Checksum: .code39Checksum
        case .code93: .code93
        case .code128: .code128
        case .dataMatrix: .dataMatrix
        case .ean8: .ean8
        case .ean13: .ean13
        case .gs1DataBar: .dataBar
        case .gs1DataBarExpanded: .dataBarExpanded
        case .i2of5: .interleaved2of5
        case .i2of5Checksum: .interleaved2of5Checksum
        case .itf14: .itf14
        case .microQR: .microQR
        case .pdf417: .pdf417
        case .qr: .qr
        case .upce: .upce
        default: nil
        }
    }
}
