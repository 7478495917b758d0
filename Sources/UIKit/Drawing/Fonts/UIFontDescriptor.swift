import Foundation
import SampanTextLayout

/// What tells a font from others: its name or family, and its traits.
/// See https://developer.apple.com/documentation/uikit/uifontdescriptor.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The names of a descriptor's attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family's name, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face's name within its family, a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name for people, a string.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A dictionary of `TraitKey`s.
        public static let traits = AttributeName(rawValue: "NSFontTraitsAttribute")
        /// An array of dictionaries of `FeatureKey`s.
        public static let featureSettings = AttributeName(rawValue: "NSFontFeatureSettingsAttribute")
        /// The text style, a string.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The names of traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The raw value of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// From -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// From -1 to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// From -1 to 1.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The names that a feature setting consists of.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The number of the feature's type.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the choice within the type.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The number of the feature's type; the older name.
        public static let featureIdentifier = type
        /// The number of the choice within the type; the older name.
        public static let typeIdentifier = selector
    }

    /// The look of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a design from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The standard look.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// A typewriter's.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    private let attributes: [AttributeName: Any]
    private let design: SystemFontDesign?

    private init(_ attributes: [AttributeName: Any], design: SystemFontDesign?) {
        self.attributes = attributes
        self.design = design
        super.init()
    }

    /// Creates a descriptor from attributes.
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        self.attributes = attributes
        design = nil
        super.init()
    }

    /// Creates a descriptor from an archive.
    public required init?(coder: NSCoder) {
        attributes = FontDescriptorArchive.read(coder)
        let name = coder.containsValue(forKey: "design") ? coder.decodeObject(of: NSString.self, forKey: "design") as String? : nil
        design = name.flatMap { Self.designs[SystemDesign(rawValue: $0)] }
        super.init()
    }

    /// Archives are safe to decode.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the descriptor to an archive, with those attributes that are texts, numbers, or lists of such.
    open func encode(with coder: NSCoder) {
        FontDescriptorArchive.write(attributes, coder)
        if let name = Self.designs.first(where: { $0.value == design })?.key { coder.encode(name.rawValue as NSString, forKey: "design") }
    }

    private static let designs: [SystemDesign: SystemFontDesign] = [
        .default: .standard, .serif: .serif, .rounded: .rounded, .monospaced: .monospaced,
    ]

    // @objc(fontDescriptorWithName:size:)
    /// Creates a descriptor of a font by its name and size, in points.
    public convenience init(name: String, size: CGFloat) { self.init([.name: name, .size: size], design: nil) }

    convenience init(face: FontFace, textStyle: UIFont.TextStyle?) {
        // Whoever reads the size may take it for any kind of number.
        var attributes: [AttributeName: Any] = [.size: NSNumber(value: Double(face.size))]
        var design: SystemFontDesign?
        if case .system(let own) = face.specification.family {
            design = own
            var traits: [TraitKey: Any] = [.weight: face.specification.weight, .slant: face.isItalic ? CGFloat(0.07) : 0]
            if face.specification.width != 0 { traits[.width] = face.specification.width }
            let leading = face.specification.addedLeading
            if leading != 0 { traits[.symbolic] = (leading < 0 ? SymbolicTraits.traitTightLeading : .traitLooseLeading).rawValue }
            attributes[.traits] = traits
        } else {
            attributes[.name] = face.postScriptName
        }
        if let textStyle { attributes[.textStyle] = textStyle.rawValue }
        if !face.specification.features.isEmpty {
            attributes[.featureSettings] = FontFeatureSettings.settings(of: face.specification.features)
        }
        self.init(attributes, design: design)
    }

    /// The descriptor of a text style in the size that a person prefers.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The descriptor of a text style in the size that the traits prefer.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Attributes

    /// All attributes.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        guard design != nil, attributes[.name] == nil else { return attributes }
        return attributes.merging([.name: postscriptName]) { own, _ in own }
    }

    /// One attribute, looked up in the font if the descriptor does not hold it.
    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        if let own = attributes[anAttribute] { return own }
        let face = face(size: 0)
        switch anAttribute {
        case .family: return face.familyName
        case .name: return face.postScriptName
        case .face: return face.styleName
        case .visibleName: return face.familyName + (face.styleName == "Regular" ? "" : " " + face.styleName)
        case .size: return face.size
        case .traits: return [TraitKey.symbolic: symbolicTraits.rawValue, .weight: face.weight] as [TraitKey: Any]
        default: return nil
        }
    }

    /// The font's PostScript name.
    open var postscriptName: String { face(size: 0).postScriptName }
    /// The size in points; 0 if none is given.
    open var pointSize: CGFloat { number(attributes[.size]) ?? 0 }
    /// The traits of the font.
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        let face = face(size: 0)
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if face.isMonospaced { traits.insert(.traitMonoSpace) }
        if face.isCondensed { traits.insert(.traitCondensed) }
        if face.specification.addedLeading < 0 { traits.insert(.traitTightLeading) }
        if face.specification.addedLeading > 0 { traits.insert(.traitLooseLeading) }
        if face.familyClass < 16 { traits.formUnion(SymbolicTraits(rawValue: UInt32(face.familyClass) << 28)) }
        return traits
    }

    /// The text style, if it is one of Apple's.
    var textStyle: UIFont.TextStyle? {
        let style = (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:)) ?? attributes[.textStyle] as? UIFont.TextStyle
        return style.flatMap { TextStyleSizes.has($0) ? $0 : nil }
    }

    // MARK: Deriving

    // @objc(fontDescriptorByAddingAttributes:)
    /// A descriptor with more attributes, which win over those there are.
    open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        var merged = self.attributes
        var design = design
        for (name, value) in attributes {
            if name == .traits, let old = merged[.traits] as? [TraitKey: Any] {
                merged[.traits] = old.merging(Self.traits(value)) { $1 }
            } else {
                merged[name] = value
            }
        }
        if attributes[.name] != nil || attributes[.family] != nil {
            design = nil
            if attributes[.name] == nil { merged[.name] = nil }
        }
        return UIFontDescriptor(merged, design: design)
    }

    /// A descriptor of the same font in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var attributes = attributes
        attributes[.size] = newPointSize
        return UIFontDescriptor(attributes, design: design)
    }

    /// A descriptor of another family with the same traits.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var attributes = attributes
        attributes[.name] = nil
        attributes[.face] = nil
        attributes[.family] = newFamily
        return UIFontDescriptor(attributes, design: nil)
    }

    /// A descriptor of another face of the same family.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        var attributes = attributes
        attributes[.family] = face(size: 0).familyName
        attributes[.name] = nil
        attributes[.traits] = nil
        attributes[.face] = newFace
        return UIFontDescriptor(attributes, design: nil)
    }

    // @objc(fontDescriptorWithSymbolicTraits:)
    /// A descriptor of a font of the same family with exactly these traits; `nil` if the family has none.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        var attributes = attributes
        var design = design
        var traits: [TraitKey: Any] = [
            .weight: symbolicTraits.contains(.traitBold) ? UIFont.Weight.bold.rawValue : UIFont.Weight.regular.rawValue,
            .slant: symbolicTraits.contains(.traitItalic) ? CGFloat(0.07) : 0,
        ]
        if design == nil {
            attributes[.family] = face(size: 0).familyName
            attributes[.name] = nil
            attributes[.face] = nil
            if symbolicTraits.contains(.traitCondensed) { traits[.width] = CGFloat(-0.2) }
        } else {
            // A headline stays semibold unless bold is asked for.
            if !symbolicTraits.contains(.traitBold), let weight = face(size: 0).specification.weight as CGFloat?, weight < 0.3 {
                traits[.weight] = weight
            }
            if symbolicTraits.contains(.traitMonoSpace) { design = .monospaced }
            let leading = symbolicTraits.intersection([.traitTightLeading, .traitLooseLeading])
            if !leading.isEmpty { traits[.symbolic] = leading.rawValue }
        }
        attributes[.traits] = traits
        let found = UIFontDescriptor(attributes, design: design)
        let wanted = symbolicTraits.intersection([
            .traitItalic, .traitBold, .traitCondensed, .traitExpanded, .traitVertical, .traitTightLeading, .traitLooseLeading,
        ])
        return found.symbolicTraits.isSuperset(of: wanted) ? found : nil
    }

    // @objc(fontDescriptorWithDesign:)
    /// A descriptor of the system font in another look; `nil` if this is not the system font.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        guard self.design != nil else { return nil }
        return Self.designs[design].map { UIFontDescriptor(attributes, design: $0) }
    }

    /// The descriptors of all fonts that share the attributes named in `mandatoryKeys`, or all given ones.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?) -> [UIFontDescriptor] {
        let keys = mandatoryKeys ?? Set(attributes.keys).subtracting([.size])
        let families = attributes[.family].flatMap { $0 as? String }.map { [$0] } ?? UIFont.familyNames
        return families.flatMap { UIFont.fontNames(forFamilyName: $0) }.map { UIFontDescriptor(name: $0, size: pointSize) }.filter {
            candidate in
            keys.allSatisfy { key in
                guard let wanted = attributes[key] else { return true }
                if key == .traits {
                    let bits = number(Self.traits(wanted)[.symbolic]).map { SymbolicTraits(rawValue: UInt32($0)) } ?? []
                    return candidate.symbolicTraits.includes(bits)
                }
                return (candidate.object(forKey: key) as? String) == (wanted as? String)
            }
        }
    }

    // MARK: The font

    private static func traits(_ value: Any) -> [TraitKey: Any] {
        if let traits = value as? [TraitKey: Any] { return traits }
        guard let named = value as? [String: Any] else { return [:] }
        return Dictionary(uniqueKeysWithValues: named.map { (TraitKey(rawValue: $0.key), $0.value) })
    }

    /// The face for the attributes; what is not known is left out, down to the system font.
    func face(size: CGFloat) -> FontFace {
        let traits = attributes[.traits].map(Self.traits) ?? [:]
        let symbolic = SymbolicTraits(rawValue: UInt32(number(traits[.symbolic]) ?? 0))
        let isItalic = symbolic.contains(.traitItalic) || (number(traits[.slant]) ?? 0) > 0
        var weight = number(traits[.weight]) ?? 0
        if symbolic.contains(.traitBold), traits[.weight] == nil { weight = UIFont.Weight.bold.rawValue }
        var width = number(traits[.width]) ?? 0
        if symbolic.contains(.traitCondensed) { width = -0.2 }
        var ownSize = size > 0 ? size : pointSize
        var styleWeight: CGFloat?
        if let textStyle {
            if ownSize == 0 { ownSize = TextStyleSizes.size(of: textStyle, in: .resolved(nil)) }
            styleWeight = TextStyleSizes.weight(of: textStyle).rawValue
        }
        if ownSize == 0 { ownSize = 12 }
        let features = attributes[.featureSettings].map(FontFeatureSettings.features) ?? []
        func specification(_ family: FontSpecification.Family, weight: CGFloat) -> FontSpecification {
            FontSpecification(family: family, weight: weight, width: width, isItalic: isItalic, size: ownSize, features: features)
        }
        let library = FontLibrary.shared
        // A text style's font is the system's, whatever name stands beside it.
        if textStyle == nil, let name = attributes[.name] as? String {
            if let face = library.face(specification(.postScript(name), weight: weight)) {
                guard traits.isEmpty else { return library.face(specification(.family(face.familyName), weight: weight)) ?? face }
                return face
            }
            if let face = library.face(specification(.family(name), weight: weight)) { return face }
        }
        if textStyle == nil, let family = attributes[.family] as? String {
            if let style = attributes[.face] as? String {
                for name in library.faceNames(inFamily: family) {
                    if let face = library.face(specification(.postScript(name), weight: weight)),
                        face.styleName.lowercased() == style.lowercased()
                    {
                        return face
                    }
                }
            }
            if let face = library.face(specification(.family(family), weight: weight)) { return face }
        }
        let leading: CGFloat = symbolic.contains(.traitTightLeading) ? -2 : symbolic.contains(.traitLooseLeading) ? 2 : 0
        return library.systemFace(
            size: ownSize, weight: traits[.weight] == nil && !symbolic.contains(.traitBold) ? styleWeight ?? weight : weight,
            isItalic: isItalic, design: design ?? (symbolic.contains(.traitMonoSpace) ? .monospaced : .standard),
            addedLeading: leading, features: features)
    }

    /// Returns the receiver, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.face(size: 0) === face(size: 0) && other.pointSize == pointSize && other.textStyle == textStyle
    }

    open override var hash: Int { face(size: 0).hashValue }
}
