import SampanAssetCatalog
import Foundation

extension UIColor {
    // @objc(colorNamed:)
    /// Creates the colour that the main bundle's catalog has under a name; `nil` if it has none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    // @objc(colorNamed:inBundle:compatibleWithTraitCollection:)
    /// Creates the colour that a bundle's catalog has under a name; `nil` if it has none. Without traits it follows those it is shown in.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let bundle = bundle ?? .main
        guard let catalog = AssetLookup.catalog(of: bundle), let asset = catalog.colorAsset(named: name) else { return nil }
        if let traitCollection {
            guard let color = asset.color(for: traitCollection) else { return nil }
            self.init(storage: color.resolvedColor(with: traitCollection).storage)
            return
        }
        self.init(
            storage: .dynamic(name: "\(bundle.bundlePath)#\(name)") { traits in asset.color(for: traits) ?? .clear })
    }

    /// Creates the colour of a resource whose name was checked when the app was built.
    public convenience init(resource: ColorResource) {
        guard let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
            fatalError("UIColor(resource:): there is no colour \"\(resource.name)\" in \(resource.bundle.bundlePath)")
        }
        self.init(storage: color.storage)
    }
}

/// A colour of an asset catalog.
public struct ColorResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource from a colour's name and bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension ColorAsset {
    fileprivate func color(for traits: UITraitCollection) -> UIColor? {
        variant(for: AssetLookup.traits(traits)).flatMap { $0.value.color }
    }
}

extension AssetColorValue {
    fileprivate var color: UIColor? {
        switch self {
        case .reference(_, let name): return UIColor.systemColors[name]
        case .components(let space, let values, let alpha):
            let name: CFString
            switch space {
            case .sRGB, .extendedSRGB: name = CGColorSpace.extendedSRGB
            case .displayP3: name = CGColorSpace.displayP3
            case .extendedLinearSRGB: name = CGColorSpace.extendedLinearSRGB
            case .grayGamma22, .extendedGray: name = CGColorSpace.extendedGray
            }
            guard let space = CGColorSpace(name: name), values.count == space.numberOfComponents else { return nil }
            return CGColor(colorSpace: space, components: (values + [alpha]).map { CGFloat($0) }).map { UIColor(cgColor: $0) }
        }
    }
}
