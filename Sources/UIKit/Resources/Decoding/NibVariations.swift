import Foundation
import SampanInterfaceBuilder

extension IBObject {
    /// The variations that hold for the traits, the most general first, so that the more specific win.
    @MainActor
    func variations(for traits: UITraitCollection) -> [IBVariation] {
        guard !variations.isEmpty else { return [] }
        return variations.filter { $0.condition.holds(for: traits) }.enumerated()
            .sorted { ($0.element.condition.specificity, $0.offset) < ($1.element.condition.specificity, $1.offset) }.map(\.element)
    }

    /// Which of the subviews or constraints that variations mention are in (`true`) or out for the traits.
    @MainActor
    func installed(_ mask: KeyPath<IBVariation, [String: Bool]>, for traits: UITraitCollection) -> [String: Bool] {
        variations(for: traits).reduce(into: [:]) { $0.merge($1[keyPath: mask]) { _, later in later } }
    }
}

extension IBVariation.Condition {
    @MainActor
    fileprivate func holds(for traits: UITraitCollection) -> Bool {
        func matches(_ word: String?, _ size: UIUserInterfaceSizeClass) -> Bool {
            switch word {
            case nil: true
            case "compact"?: size == .compact
            case "regular"?: size == .regular
            default: false
            }
        }
        guard matches(widthClass, traits.horizontalSizeClass), matches(heightClass, traits.verticalSizeClass) else { return false }
        return other.allSatisfy { trait, word in
            switch trait {
            case "userInterfaceIdiom":
                word == "phone" ? traits.userInterfaceIdiom == .phone : word == "pad" && traits.userInterfaceIdiom == .pad
            case "userInterfaceStyle": word == (traits.userInterfaceStyle == .dark ? "dark" : "light")
            case "displayGamut": word == (traits.displayGamut == .P3 ? "P3" : "SRGB")
            case "layoutDirection": word == (traits.layoutDirection == .rightToLeft ? "rtl" : "ltr")
            default: false
            }
        }
    }
}
