import Foundation

/// An object whose state is kept and brought back with that of the app's interface. View controllers are such objects, others are made known by
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`. See
/// https://developer.apple.com/documentation/uikit/uistaterestoring.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol, UIStateRestoringProperties {
    // @objc optional
    /// The object that this one is kept with: its identifiers come before this one's in the restoration path.
    @_disfavoredOverload
    var restorationParent: (any UIStateRestoring)? { get }
    // @objc optional
    /// The class that finds the object, or makes it anew, when its state is brought back.
    @_disfavoredOverload
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    // @objc(encodeRestorableStateWithCoder:) optional
    /// Writes down what the object needs to be again what it is.
    func encodeRestorableState(with coder: NSCoder)
    // @objc(decodeRestorableStateWithCoder:) optional
    /// Takes over what was written down.
    func decodeRestorableState(with coder: NSCoder)
    // @objc optional
    /// All objects have taken over what was written down.
    func applicationFinishedRestoringState()
}

/// The optional properties of `UIStateRestoring` as they are read: nil where they are not implemented.
@preconcurrency @MainActor
public protocol UIStateRestoringProperties: AnyObject {}

/// A class that finds objects, or makes them anew, when their state is brought back. See
/// https://developer.apple.com/documentation/uikit/uiobjectrestoration.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
    // @objc(objectWithRestorationIdentifierPath:coder:)
    /// The object of a restoration path, whose last identifier is the object's own; `nil` if it is not to be brought back.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}

/// A data source that has names for what it shows, so that tables and collection views find selected and visible elements again wherever they
/// are after a launch. See https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
    // @objc(modelIdentifierForElementAtIndexPath:inView:)
    /// The name of what is at an index path; the same at each launch.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    // @objc(indexPathForElementWithModelIdentifier:inView:)
    /// Where what has a name is now; `nil` if it is not there any more.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
