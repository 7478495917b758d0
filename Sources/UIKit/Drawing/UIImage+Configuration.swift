import Foundation

extension UIImage {
    /// The traits that an image is for.
    ///
    /// See https://developer.apple.com/documentation/uikit/uiimage/configuration.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits; `nil` if none are specified.
        public let traitCollection: UITraitCollection?

        /// Creates a configuration of some traits.
        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        /// The configuration itself, which does not change.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        /// The configuration with other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            guard let copy = Configuration(traitCollection: traitCollection) as? Self else {
                fatalError("UIImage.Configuration: \(Self.self) does not override withTraitCollection(_:)")
            }
            return copy
        }

        // @objc(configurationByApplyingConfiguration:)
        /// The configuration with what another one specifies.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let traits = otherConfiguration?.traitCollection else { return self }
            return withTraitCollection(traitCollection?.merging(traits) ?? traits)
        }

        /// Whether another object is a configuration of the same traits.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? Configuration).map { type(of: $0) == type(of: self) && $0.traitCollection == traitCollection } ?? false
        }

        /// A number that equal configurations share.
        open override var hash: Int { traitCollection?.hash ?? 0 }
    }

    /// How bold a symbol is.
    public enum SymbolWeight: Int, Sendable {
        /// Nothing is said.
        case unspecified
        /// The thinnest.
        case ultraLight
        /// Thin.
        case thin
        /// Light.
        case light
        /// As usual text.
        case regular
        /// A little bolder.
        case medium
        /// Bolder.
        case semibold
        /// Bold.
        case bold
        /// Very bold.
        case heavy
        /// The boldest.
        case black
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        /// As the system likes.
        case `default` = -1
        /// Nothing is said.
        case unspecified = 0
        /// Small.
        case small = 1
        /// In between.
        case medium = 2
        /// Large.
        case large = 3
    }

    /// The look of a symbol.
    ///
    /// See https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale
        let colors: [UIColor]
        /// How the symbol is coloured, where that is said apart from its colours.
        let rendering: Rendering?

        /// Ways to colour symbols.
        package enum Rendering: Hashable, Sendable {
            case monochrome, multicolor
        }

        package init(
            pointSize: CGFloat? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified, colors: [UIColor] = [],
            traits: UITraitCollection? = nil, rendering: Rendering? = nil
        ) {
            self.rendering = rendering
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            self.colors = colors
            super.init(traitCollection: traits)
        }

        // @objc(configurationWithPointSize:)
        /// Creates the look of a symbol beside text of some size.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified) }
        // @objc(configurationWithWeight:)
        /// Creates the look of a symbol of some weight.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight, scale: .unspecified) }
        // @objc(configurationWithScale:)
        /// Creates the look of a symbol of some scale.
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: .unspecified, scale: scale) }
        // @objc(configurationWithPointSize:weight:)
        /// Creates the look of a symbol beside text of some size and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        // @objc(configurationWithPointSize:weight:scale:)
        /// Creates the look of a symbol beside text of some size and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
        }
        // @objc(configurationWithHierarchicalColor:)
        /// Creates the look of a symbol in a colour.
        public convenience init(hierarchicalColor: UIColor) { self.init(colors: [hierarchicalColor]) }
        // @objc(configurationWithPaletteColors:)
        /// Creates the look of a symbol in colours; symbols of one layer take the first.
        public convenience init(paletteColors: [UIColor]) { self.init(colors: paletteColors) }

        // @objc(configurationPreferringMonochrome)
        /// The look of a symbol in one colour, the tint, whatever colours what it is applied to says. See
        /// https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration/preferringmonochrome().
        public class func preferringMonochrome() -> Self { unsafeDowncast(SymbolConfiguration(rendering: .monochrome), to: Self.self) }
        // @objc(configurationPreferringMulticolor)
        /// The look of a symbol in its own colours, where it has any: the symbols here have none, and are shown in the tint. See
        /// https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration/preferringmulticolor().
        public class func preferringMulticolor() -> Self { unsafeDowncast(SymbolConfiguration(rendering: .multicolor), to: Self.self) }

        private static let nothing = SymbolConfiguration(colors: [])
        // @objc(unspecifiedConfiguration)
        /// The look that says nothing.
        public class var unspecified: SymbolConfiguration { nothing }

        /// The configuration with other traits.
        public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            copy(
                SymbolConfiguration(
                    pointSize: pointSize, weight: weight, scale: scale, colors: colors, traits: traitCollection, rendering: rendering))
        }

        /// The configuration with what another one specifies.
        public override func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            let traits = otherConfiguration.traitCollection.map { traitCollection?.merging($0) ?? $0 } ?? traitCollection
            guard let other = otherConfiguration as? SymbolConfiguration else { return withTraitCollection(traits) }
            // Colours and ways to colour replace one another.
            let saysColors = !other.colors.isEmpty || other.rendering != nil
            return copy(
                SymbolConfiguration(
                    pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
                    scale: other.scale == .unspecified ? scale : other.scale, colors: saysColors ? other.colors : colors,
                    traits: traits, rendering: saysColors ? other.rendering : rendering))
        }

        // The class is final: there is no other Self.
        private func copy(_ configuration: SymbolConfiguration) -> Self { unsafeDowncast(configuration, to: Self.self) }

        /// Whether another object is the same look for the same traits.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale && colors == other.colors
                && rendering == other.rendering && traitCollection == other.traitCollection
        }

        // @objc(isEqualToConfiguration:)
        /// Whether another look is the same.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        /// A number that equal configurations share.
        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }
}
