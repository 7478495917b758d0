import Foundation

/// The versions of an image for different traits.
///
/// See https://developer.apple.com/documentation/uikit/uiimageasset.
open class UIImageAsset: NSObject, @unchecked Sendable {
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
    open func unregister(with traitCollection: UITraitCollection) {
        lock.withLock { registered.removeAll { $0.traits == traitCollection } }
    }

    // @objc(unregisterImageWithConfiguration:)
    /// Removes the image for a configuration's traits.
    open func unregister(with configuration: UIImage.Configuration) {
        unregister(with: configuration.traitCollection ?? UITraitCollection())
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
