import Foundation

extension AssetQualifiers {
    /// How well the variant suits the traits: the smaller (compared from the first number on) the better; `nil` when it must not be used there.
    ///
    /// The order is Core UI's: device first, then appearance, language and direction, size classes, gamut, and scale last.
    func rank(for traits: AssetTraits) -> [Double]? {
        guard let device = idiomRank(traits), let appearance = appearanceRank(traits), let language = localeRank(traits),
            let direction = exactOrAny(direction, traits.direction), let width = sizeClassRank(widthClass, traits.widthClass),
            let height = sizeClassRank(heightClass, traits.heightClass)
        else { return nil }
        return [device, appearance, language, direction, width + height, subtype == nil ? 0 : 1, gamutRank(traits), scaleRank(traits)]
    }

    private func idiomRank(_ traits: AssetTraits) -> Double? {
        if idiom == traits.idiom { return 0 }
        return idiom == .universal ? 1 : nil
    }

    private func appearanceRank(_ traits: AssetTraits) -> Double? {
        var rank = 0.0
        if let luminosity {
            guard luminosity == traits.luminosity else { return nil }
        } else {
            rank += 2
        }
        if isHighContrast == true {
            guard traits.isHighContrast else { return nil }
        } else if traits.isHighContrast {
            rank += 1
        }
        return rank
    }

    private func localeRank(_ traits: AssetTraits) -> Double? {
        guard let locale else { return Double(traits.languages.count) }
        let wanted = locale.replacingOccurrences(of: "_", with: "-").lowercased()
        for (place, language) in traits.languages.enumerated() {
            let present = language.replacingOccurrences(of: "_", with: "-").lowercased()
            if present == wanted || present.hasPrefix(wanted + "-") { return Double(place) }
        }
        return nil
    }

    private func exactOrAny<T: Equatable>(_ mine: T?, _ wanted: T) -> Double? {
        guard let mine else { return 1 }
        return mine == wanted ? 0 : nil
    }

    private func sizeClassRank(_ mine: AssetSizeClass?, _ wanted: AssetSizeClass?) -> Double? {
        guard let mine else { return wanted == nil ? 0 : 1 }
        guard let wanted else { return 2 }
        return mine == wanted ? 0 : nil
    }

    /// A picture in the other gamut is converted, so it is worse but never unfit.
    private func gamutRank(_ traits: AssetTraits) -> Double {
        guard let gamut else { return traits.gamut == .sRGB ? 0 : 1 }
        return gamut == traits.gamut ? 0 : 2
    }

    /// The wanted scale, then the nearest one above, then the nearest one below.
    private func scaleRank(_ traits: AssetTraits) -> Double {
        guard let scale else { return 0.5 }
        if scale == traits.scale { return 0 }
        return scale > traits.scale ? scale - traits.scale : 100 + traits.scale - scale
    }
}

/// One of several variants of an asset.
protocol AssetVariant {
    var qualifiers: AssetQualifiers { get }
}

/// A variant that is a file.
protocol PayloadVariant: AssetVariant {
    var payload: String { get set }
}

extension Collection where Element: AssetVariant {
    /// The variant that suits the traits best; the first of equals.
    func best(for traits: AssetTraits) -> Element? {
        var found: (variant: Element, rank: [Double])?
        for variant in self {
            guard let rank = variant.qualifiers.rank(for: traits) else { continue }
            if let known = found, !rank.lexicographicallyPrecedes(known.rank) { continue }
            found = (variant, rank)
        }
        return found?.variant
    }
}
