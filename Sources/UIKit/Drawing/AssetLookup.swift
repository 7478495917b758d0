import SampanAssetCatalog
import Foundation
import SampanLocalization

/// Finds bundles' compiled catalogs.
package enum AssetLookup {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var catalogs: [String: CompiledCatalog?] = [:]

    /// The compiled catalog of a bundle, opened once.
    package static func catalog(of bundle: Bundle) -> CompiledCatalog? {
        guard let folder = bundle.resourceURL else { return nil }
        return lock.withLock {
            if let known = catalogs[folder.path] { return known }
            let catalog = try? CompiledCatalog(url: folder.appendingPathComponent(AssetCatalog.compiledName))
            catalogs[folder.path] = .some(catalog)
            return catalog
        }
    }

    /// Traits as catalogs know them; what is not specified is taken from the screen.
    static func traits(_ traits: UITraitCollection) -> AssetTraits {
        let traits = UITraitCollection.host.merging(traits)
        func sizeClass(_ value: UIUserInterfaceSizeClass) -> AssetSizeClass? {
            switch value {
            case .compact: .compact
            case .regular: .regular
            case .unspecified: nil
            }
        }
        return AssetTraits(
            scale: Double(traits.displayScale), idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
            luminosity: traits.userInterfaceStyle == .dark ? .dark : .light, isHighContrast: traits.accessibilityContrast == .high,
            gamut: traits.displayGamut == .P3 ? .displayP3 : .sRGB,
            direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            widthClass: sizeClass(traits.horizontalSizeClass), heightClass: sizeClass(traits.verticalSizeClass),
            languages: UserLanguages.localizations)
    }
}
