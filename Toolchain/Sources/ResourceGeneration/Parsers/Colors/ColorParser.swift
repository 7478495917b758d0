import XcodeProject

/// Reads palettes of colours: texts, JSON, Android's XML, and colour lists of macOS.
struct ColorParser: ResourceParser {
    static let name = "colors"
    static let summary = "Generate code for color palettes."
    static let operands = "Files (.txt, .json, .xml, .clr) with colours."
    static let defaultFilter = PathFilter.pattern(forExtensions: Kind.allCases.map(\.rawValue))
    static let options = [colorFormat]

    private static let colorFormat = ParserOption(
        key: "colorFormat", standard: ColorFormat.rgba.rawValue,
        help: "How the digits of colours in XML files are to be read: rgba or argb.")

    /// A name, and its colour.
    typealias Colors = [String: HexColor]

    /// The kinds of files.
    private enum Kind: String, CaseIterable {
        case clr, json, txt, xml

        func colors(in bytes: [UInt8], path: String, format: ColorFormat) throws -> Colors {
            switch self {
            case .clr: try ColorList.colors(in: bytes, path: path)
            case .json: try JSONColors.colors(in: bytes, path: path)
            case .txt: try TextColors.colors(in: bytes, path: path)
            case .xml: try XMLColors.colors(in: bytes, path: path, format: format)
            }
        }
    }

    var warnings: [ResourceWarning] = []
    private let format: ColorFormat
    private var palettes: [(name: String, colors: Colors)] = []

    init(_ options: ParserOptions) throws {
        let text = options[Self.colorFormat]
        guard let format = ColorFormat(rawValue: text) else {
            throw ResourceError(
                "colorFormat",
                "Unsupported color format \(text). The supported color formats are: "
                    + ColorFormat.allCases.map(\.rawValue).joined(separator: ", "))
        }
        self.format = format
    }

    mutating func parse(_ path: String, below folder: String, in workplace: Workplace) throws {
        guard let kind = Kind(rawValue: PathText.fileExtension(path).lowercased()) else {
            throw ResourceError(
                path, "Unsupported file type. The supported file types are: \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        palettes.append((PathText.stem(path), try kind.colors(in: try workplace.read(path), path: path, format: format)))
    }

    var context: [String: Any] {
        let sorted = palettes.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
        return [
            "palettes": sorted.map { palette in
                ["name": palette.name, "colors": palette.colors.sorted { $0.key < $1.key }.map { $0.value.context(named: $0.key) }]
                    as [String: Any]
            }
        ]
    }
}

/// In which order the parts of a colour of eight digits stand.
enum ColorFormat: String, CaseIterable { case rgba, argb }

/// A colour of four bytes.
struct HexColor: Hashable {
    var red, green, blue, alpha: UInt8

    /// A colour of parts from 0 to 1; what lies beyond counts as the end.
    init(red: Double, green: Double, blue: Double, alpha: Double) {
        func byte(_ value: Double) -> UInt8 { UInt8((max(0, min(value.isFinite ? value : 0, 1)) * 255).rounded()) }
        (self.red, self.green, self.blue, self.alpha) = (byte(red), byte(green), byte(blue), byte(alpha))
    }

    /// A colour of six or eight digits, behind "#", "0x" or nothing. Six say nothing of alpha, which then is full.
    init?(_ text: String, format: ColorFormat = .rgba) {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
        let count = digits.utf8.count
        guard count == 6 || count == 8, digits.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            var value = UInt32(digits, radix: 16)
        else { return nil }
        if count == 6 { value = value << 8 | 0xFF } else if format == .argb { value = value << 8 | value >> 24 }
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
        (red, green, blue, alpha) = (byte(24), byte(16), byte(8), byte(0))
    }

    func context(named name: String) -> [String: Any] {
        func digits(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
        return ["name": name, "red": digits(red), "green": digits(green), "blue": digits(blue), "alpha": digits(alpha)]
    }

    /// The error for a text that is no colour.
    static func fault(_ text: String, key: String, path: String, line: Int = 0, column: Int = 0) -> ResourceError {
        ResourceError(
            path, line: line, column: column,
            "Invalid hex color \"\(text)\" found for key \"\(key)\": expected six or eight hexadecimal digits.")
    }
}
