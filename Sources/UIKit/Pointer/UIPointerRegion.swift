import Foundation

/// A part of a view in which the pointer has one style. See https://developer.apple.com/documentation/uikit/uipointerregion.
///
/// Two regions with the same rectangle and the same identifier are equal: a pointer that comes from one to the other stays where it is.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    /// The part, in the points of the interaction's view.
    nonisolated public let rect: CGRect
    /// What the app tells regions apart by.
    nonisolated(unsafe) public let identifier: AnyHashable?

    // @objc(regionWithRect:identifier:)
    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return other === self || (other.rect == rect && other.identifier == identifier)
    }

    nonisolated open override var hash: Int {
        var hasher = Hasher()
        for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
        hasher.combine(identifier)
        return hasher.finalize()
    }

    /// The region itself: it does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where the pointer is, for whoever says what region that is in. See
/// https://developer.apple.com/documentation/uikit/uipointerregionrequest.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// Where the pointer is, in the points of the interaction's view.
    public let location: CGPoint

    init(location: CGPoint) {
        self.location = location
        super.init()
    }
}
