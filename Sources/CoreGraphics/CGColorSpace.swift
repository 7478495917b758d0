import Foundation

/// What the components of a colour space's colours mean.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// One component: grey.
    case monochrome
    /// Red, green and blue.
    case rgb
    /// Cyan, magenta, yellow and black.
    case cmyk
    /// Lightness and two opponent colours.
    case lab
    /// Any number of colourants.
    case deviceN
    /// A number into a table of colours.
    case indexed
    /// A pattern, perhaps with a colour.
    case pattern
    /// CIE X, Y and Z.
    case XYZ
}

/// How colours that an output cannot show are brought into its range.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// As the graphics state says.
    case defaultIntent
    /// Colours in range are kept, the others clipped, white taken as measured.
    case absoluteColorimetric
    /// Colours in range are kept relative to white, the others clipped.
    case relativeColorimetric
    /// Colours keep their relations.
    case perceptual
    /// Colours keep their saturation.
    case saturation
}

/// How the components of a colour are to be understood.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    /// What a space is made of.
    enum Definition: Hashable {
        case gray(Transfer, extended: Bool)
        case rgb(RGBPrimaries, Transfer, extended: Bool)
        case measuredGray(Transfer)
        case measuredRGB(MeasuredRGB)
        case lab(MeasuredLab)
        case cmyk
        case xyz
        case indexed(base: CGColorSpace, table: [UInt8])
        case pattern(base: CGColorSpace?)
    }

    let definition: Definition
    private let registeredName: String?
    /// The profile that the space was made of.
    let profile: Data?

    init(_ definition: Definition, name: String?, profile: Data? = nil) {
        self.definition = definition
        self.profile = profile
        registeredName = name
    }

    /// Whether two spaces mean the same.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs === rhs || (lhs.definition == rhs.definition && lhs.registeredName == rhs.registeredName)
    }

    /// Hashes the space's meaning.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(definition)
        hasher.combine(registeredName)
    }

    /// Creates the space with one of the names that this class has as static properties.
    public convenience init?(name: CFString) {
        let name = name as String
        guard let definition = Self.definitions[name] else { return nil }
        self.init(definition, name: name)
    }

    /// Creates a space of numbers into a table of colours, `lastIndex + 1` of them, a byte a component of the base space.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last lastIndex: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(lastIndex), baseSpace.model != .indexed, baseSpace.model != .pattern else { return nil }
        let bytes = UnsafeBufferPointer(start: colorTable, count: (lastIndex + 1) * baseSpace.numberOfComponents)
        self.init(.indexed(base: baseSpace, table: Array(bytes)), name: nil)
    }

    /// Creates a space of patterns; `baseSpace` is that of the colours given to uncoloured patterns.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        if baseSpace?.model == .pattern { return nil }
        self.init(.pattern(base: baseSpace), name: nil)
    }

    /// What the components mean.
    public var model: CGColorSpaceModel {
        switch definition {
        case .gray, .measuredGray: .monochrome
        case .rgb, .measuredRGB: .rgb
        case .lab: .lab
        case .cmyk: .cmyk
        case .xyz: .XYZ
        case .indexed: .indexed
        case .pattern: .pattern
        }
    }

    /// How many components a colour has, alpha left out.
    public var numberOfComponents: Int {
        switch definition {
        case .gray, .measuredGray, .indexed: 1
        case .rgb, .measuredRGB, .lab, .xyz: 3
        case .cmyk: 4
        case .pattern(let base): base?.numberOfComponents ?? 0
        }
    }

    /// The name the space can be created with, if it has one.
    public var name: CFString? { registeredName.map { $0 as NSString } }

    /// The space of the colours in an indexed space's table, or of an uncoloured pattern's colours.
    public var baseColorSpace: CGColorSpace? {
        switch definition {
        case .indexed(let base, _): base
        case .pattern(let base): base
        default: nil
        }
    }

    /// Whether bitmaps can be drawn in the space.
    public var supportsOutput: Bool {
        switch definition {
        case .gray, .measuredGray, .rgb, .measuredRGB, .cmyk: true
        default: false
        }
    }

    /// The colours that the numbers of an indexed space stand for, a byte a component of the base space; `nil` for any other space.
    public var colorTable: [UInt8]? {
        guard case .indexed(_, let table) = definition else { return nil }
        return table
    }

    /// Whether the space holds more colours than sRGB.
    public var isWideGamutRGB: Bool {
        if case .measuredRGB(let space) = definition { return space.isWide }
        guard case .rgb(let primaries, _, let extended) = definition else { return false }
        return extended || primaries != .rec709
    }

    /// Whether components may lie outside 0 … 1.
    package var isExtended: Bool {
        switch definition {
        case .gray(_, let extended), .rgb(_, _, let extended): extended
        case .measuredRGB(let space): space.isExtended
        default: false
        }
    }
}

extension CGColorSpace {
    private static func named(_ name: String) -> CGColorSpace { CGColorSpace(definitions[name]!, name: name) }

    package static let shared = named("kCGColorSpaceSRGB")
    package static let extendedShared = named("kCGColorSpaceExtendedSRGB")
    package static let sharedGray = named("kCGColorSpaceGenericGrayGamma2_2")
    package static let extendedSharedGray = named("kCGColorSpaceExtendedGray")
    static let deviceRGB = CGColorSpace(.rgb(.rec709, .sRGB, extended: false), name: "kCGColorSpaceDeviceRGB")
    static let deviceGray = CGColorSpace(.gray(.sRGB, extended: false), name: "kCGColorSpaceDeviceGray")
    static let deviceCMYK = CGColorSpace(.cmyk, name: "kCGColorSpaceDeviceCMYK")

    static let definitions: [String: Definition] = [
        "kCGColorSpaceSRGB": .rgb(.rec709, .sRGB, extended: false),
        "kCGColorSpaceExtendedSRGB": .rgb(.rec709, .sRGB, extended: true),
        "kCGColorSpaceLinearSRGB": .rgb(.rec709, .linear, extended: false),
        "kCGColorSpaceExtendedLinearSRGB": .rgb(.rec709, .linear, extended: true),
        "kCGColorSpaceGenericRGBLinear": .rgb(.rec709, .linear, extended: false),
        "kCGColorSpaceDisplayP3": .rgb(.displayP3, .sRGB, extended: false),
        "kCGColorSpaceExtendedDisplayP3": .rgb(.displayP3, .sRGB, extended: true),
        "kCGColorSpaceLinearDisplayP3": .rgb(.displayP3, .linear, extended: false),
        "kCGColorSpaceExtendedLinearDisplayP3": .rgb(.displayP3, .linear, extended: true),
        "kCGColorSpaceAdobeRGB1998": .rgb(.adobeRGB, .gamma(2.199_218_75), extended: false),
        "kCGColorSpaceITUR_709": .rgb(.rec709, .rec709, extended: false),
        "kCGColorSpaceITUR_2020": .rgb(.rec2020, .rec709, extended: false),
        "kCGColorSpaceExtendedITUR_2020": .rgb(.rec2020, .rec709, extended: true),
        "kCGColorSpaceExtendedLinearITUR_2020": .rgb(.rec2020, .linear, extended: true),
        "kCGColorSpaceGenericGrayGamma2_2": .gray(.gamma(2.2), extended: false),
        "kCGColorSpaceExtendedGray": .gray(.gamma(2.2), extended: true),
        "kCGColorSpaceLinearGray": .gray(.linear, extended: false),
        "kCGColorSpaceExtendedLinearGray": .gray(.linear, extended: true),
        "kCGColorSpaceLinearITUR_2020": .rgb(.rec2020, .linear, extended: false),
        "kCGColorSpaceCoreMedia709": .rgb(.rec709, .gamma(1.961), extended: false),
        "kCGColorSpaceACESCGLinear": .measuredRGB(.acescg),
        "kCGColorSpaceROMMRGB": .measuredRGB(.romm),
        "kCGColorSpaceDCIP3": .measuredRGB(.dcip3),
        "kCGColorSpaceGenericLab": .lab(.generic),
        "kCGColorSpaceGenericCMYK": .cmyk,
        "kCGColorSpaceGenericXYZ": .xyz,
        "kCGColorSpaceDeviceRGB": .rgb(.rec709, .sRGB, extended: false),
        "kCGColorSpaceDeviceGray": .gray(.sRGB, extended: false),
        "kCGColorSpaceDeviceCMYK": .cmyk,
    ]
}

/// Returns the device's RGB space: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device's grey space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the device's space of four inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
