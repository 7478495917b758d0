import Foundation

/// What an object is when its content can be thrown away while nobody uses it. A cache throws it away with the object, and forgets objects
/// whose content is gone.
///
/// See https://developer.apple.com/documentation/foundation/nsdiscardablecontent.
public protocol NSDiscardableContent {
    /// Says that the content is used from now on, until `endContentAccess()`.
    ///
    /// - Returns: whether the content is there.
    func beginContentAccess() -> Bool
    /// Says that the content is no longer used.
    func endContentAccess()
    /// Throws the content away unless somebody uses it.
    func discardContentIfPossible()
    /// Whether the content was thrown away.
    func isContentDiscarded() -> Bool
}
