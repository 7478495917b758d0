import SampanAssetCatalog
import Foundation
import ImageIO

extension UIImage {
    // @objc(imageNamed:)
    /// Creates the image that the main bundle has under a name, in its catalog or as a file; `nil` if it has none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    // @objc(imageNamed:inBundle:compatibleWithTraitCollection:)
    /// Creates the image that a bundle has under a name and that suits the traits best; `nil` if it has none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let value = NamedImages.value(name, bundle ?? .main, traitCollection) else { return nil }
        self.init(value: value)
    }

    // @objc(imageNamed:inBundle:withConfiguration:)
    /// Creates the image that a bundle has under a name and that suits a configuration's traits best; `nil` if it has none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// Creates the image of a resource whose name was checked when the app was built.
    public convenience init(resource: ImageResource) {
        guard let value = NamedImages.value(resource.name, resource.bundle, nil) else {
            fatalError("UIImage(resource:): there is no image \"\(resource.name)\" in \(resource.bundle.bundlePath)")
        }
        self.init(value: value)
    }
}

/// An image of an asset catalog.
public struct ImageResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource from an image's name and bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// Lets image literals make images.
extension UIImage: _ExpressibleByImageLiteral {}

extension _ExpressibleByImageLiteral where Self: UIImage {
    /// Creates the image that the main bundle has under a name, which must be there.
    public init(imageLiteralResourceName name: String) {
        guard let value = NamedImages.value(name, .main, nil) else {
            fatalError("#imageLiteral: there is no image \"\(name)\" in \(Bundle.main.bundlePath)")
        }
        self = UIImage(value: value) as! Self
    }
}

/// What an image literal is unless its context says otherwise.
public typealias _ImageLiteralType = UIImage

/// Images by name, decoded once as long as memory is not short.
enum NamedImages {
    private struct Key: Hashable {
        var name: String
        var bundle: String
        /// A variant's file, or the path of a loose one.
        var file: String
        var scale: CGFloat
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var decoded: [Key: ImageValue] = [:]

    /// Forgets what was decoded.
    package static func purge() { lock.withLock { decoded.removeAll() } }

    static func value(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection?) -> ImageValue? {
        guard !name.isEmpty else { return nil }
        let traits = UITraitCollection.host.merging(traits ?? .current)
        if let catalog = AssetLookup.catalog(of: bundle),
            let asset = catalog.imageAsset(named: name) ?? catalog.imageAsset(named: plain(name)),
            let variant = asset.variant(for: AssetLookup.traits(traits))
        {
            return value(asset, variant, catalog, name, bundle, traits)
        }
        return loose(name, bundle, traits)
    }

    /// The name without `.png`, which catalogs do not have.
    private static func plain(_ name: String) -> String { name.hasSuffix(".png") ? String(name.dropLast(4)) : name }

    private static func cached(_ key: Key, _ make: () -> ImageValue?) -> ImageValue? {
        if let known = lock.withLock({ decoded[key] }) { return known }
        guard let value = make() else { return nil }
        lock.withLock { decoded[key] = value }
        return value
    }

    // MARK: Catalogs

    private static func value(
        _ asset: ImageAsset, _ variant: ImageVariant, _ catalog: CompiledCatalog, _ name: String, _ bundle: Bundle,
        _ traits: UITraitCollection
    ) -> ImageValue? {
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        let key = Key(name: name, bundle: bundle.bundlePath, file: variant.payload, scale: scale)
        return cached(key) {
            guard let data = try? Data(contentsOf: catalog.payloadURL(variant.payload)), var value = decode(data, asset, variant, scale)
            else {
                return nil
            }
            switch asset.renderingIntent {
            case .automatic: break
            case .original: value.renderingMode = .alwaysOriginal
            case .template: value.renderingMode = .alwaysTemplate
            }
            if let insets = variant.alignmentInsets { value.alignmentRectInsets = UIEdgeInsets(insets) }
            if let resizing = variant.resizing { value.resize(resizing) }
            value.asset = UIImageAsset(name: name, bundle: bundle)
            value.configuration = UIImage.Configuration(traitCollection: traits)
            return value
        }
    }

    private static func decode(_ data: Data, _ asset: ImageAsset, _ variant: ImageVariant, _ scale: CGFloat) -> ImageValue? {
        let kind = (variant.payload as NSString).pathExtension.lowercased()
        guard kind == "pdf" || kind == "svg" else { return ImageFile.decode(data, scale: CGFloat(variant.qualifiers.scale ?? 1)) }
        guard let vector = VectorImage(data: data), let image = vector.image(scale: scale) else { return nil }
        // As Xcode does, which compiles a drawing into pixels unless the catalog says that it stays one.
        var value = ImageValue(asset.preservesVectorRepresentation ? .vector(vector, image) : .bitmap(image))
        value.scale = scale
        return value
    }

    // MARK: Loose files

    private static func loose(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection) -> ImageValue? {
        guard let folder = bundle.resourcePath else { return nil }
        let key = Key(name: name, bundle: bundle.bundlePath, file: folder, scale: traits.displayScale)
        return cached(key) {
            let localized = bundle.preferredLocalizations.map { "\(folder)/\($0).lproj" }
            for place in localized + [folder, "\(folder)/Base.lproj"] {
                for candidate in names(name) {
                    for (path, scale) in ImageFile.candidates("\(place)/\(candidate)", traits: traits) {
                        guard let data = FileManager.default.contents(atPath: path), var value = ImageFile.decode(data, scale: scale) else {
                            continue
                        }
                        value.asset = UIImageAsset(name: name, bundle: bundle)
                        value.configuration = UIImage.Configuration(traitCollection: traits)
                        return value
                    }
                }
            }
            return nil
        }
    }

    /// The files that a name stands for: itself if it ends with a format, else a PNG file, whose name may have dots.
    private static func names(_ name: String) -> [String] {
        let formats = ["png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "ico"]
        return formats.contains((name as NSString).pathExtension.lowercased()) ? [name] : ["\(name).png"]
    }
}

extension UIEdgeInsets {
    init(_ insets: AssetInsets) {
        self.init(top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom), right: CGFloat(insets.right))
    }
}

extension ImageValue {
    /// Makes the image resizable as its catalog says.
    fileprivate mutating func resize(_ resizing: AssetResizing) {
        isResizable = true
        capInsets = UIEdgeInsets(resizing.capInsets)
        resizingMode = resizing.center == .stretch ? .stretch : .tile
    }
}
