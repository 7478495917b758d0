import Foundation

/// An element that stands for others until these are known.
/// See https://developer.apple.com/documentation/uikit/uideferredmenuelement.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var known: [UIMenuElement]?

    // @objc(elementWithProvider:)
    /// Creates an element whose provider is asked when the menu is first shown.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isCached: true)
    }

    private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", image: nil)
    }

    /// Creates an element from an archive, which stands for the elements that were known when it was written.
    public required init?(coder: NSCoder) {
        provider = { $0([]) }
        isCached = true
        known = coder.decodeList(of: UIMenuElement.self, forKey: "elements")
        super.init(coder: coder)
    }

    /// Writes the elements that are known to an archive: who provides them has no form there.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let known { coder.encode(known as NSArray, forKey: "elements") }
    }

    /// The element itself: what a provider gave for it counts for all places where it stands.
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    // @objc(elementWithUncachedProvider:)
    /// Creates an element whose provider is asked whenever the menu is shown.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        unsafeDowncast(UIDeferredMenuElement(elementProvider, isCached: false), to: self)
    }

    /// The elements, if the provider gave them and is not to be asked again.
    package var knownElements: [UIMenuElement]? { known }

    /// Asks for the elements, if they are not known.
    package func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
        if let known { return completion(known) }
        provider { elements in
            if self.isCached { self.known = elements }
            completion(elements)
        }
    }
}
