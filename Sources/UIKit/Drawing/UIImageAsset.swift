import Foundation

/// The versions of an image for different traits.
///
/// See https://developer.apple.com/documentation/uikit/uiimageasset.
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
    let name: String?
    private let bundle: Bundle?
    private let lock = NSLock()
    private var registered: [(traits: UITraitCollection, image: UIImage)] = []

    /// Creates an asset without images.
    public override init() {
        name = nil
        bundle = nil
        super.init()
    }

    init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
        super.init()
    }

    /// Creates an asset from an archive. One of an app's resources finds them in the bundle of the same identifier.
    public required init?(coder: NSCoder) {
        name = coder.decodeText("name")
        bundle = coder.decodeText("bundle").flatMap { Bundle(identifier: $0) }
        super.init()
        let traits = coder.decodeList(of: UITraitCollection.self, forKey: "traits") ?? []
        for (traits, image) in zip(traits, coder.decodeList(of: UIImage.self, forKey: "images") ?? []) { register(image, with: traits) }
    }

    /// Archives are safe to decode.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the images that were registered to an archive, with their traits; of an app's resources only the name.
    open func encode(with coder: NSCoder) {
        if let name { coder.encode(name as NSString, forKey: "name") }
        if let identifier = bundle?.bundleIdentifier { coder.encode(identifier as NSString, forKey: "bundle") }
        let registered = lock.withLock { self.registered }
        coder.encode(registered.map(\.traits) as NSArray, forKey: "traits")
        coder.encode(registered.map(\.image) as NSArray, forKey: "images")
    }

    /// Adds the image for some traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            registered.removeAll { $0.traits == traitCollection }
            registered.append((traitCollection, image.with { $0.asset = self }))
        }
    }

    /// Adds the image for a configuration's traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    // @objc(unregisterImageWithTraitCollection:)
    /// Removes the image for some traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        lock.withLock { registered.removeAll { $0.traits == traitCollection } }
    }

    // @objc(unregisterImageWithConfiguration:)
    /// Removes the image for a configuration's traits.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }

    /// The image that suits some traits best; one of nothing if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let candidates = lock.withLock { registered }
        // Later registrations win; those whose every trait is asked for come first, then those that contradict none that is asked for.
        if let exact = candidates.last(where: { traitCollection.containsTraits(in: $0.traits) }) { return exact.image }
        if let name, let value = NamedImages.value(name, bundle ?? .main, traitCollection) { return UIImage(value: value) }
        return candidates.last?.image ?? UIImage()
    }

    /// The image that suits a configuration best.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
    }
}
