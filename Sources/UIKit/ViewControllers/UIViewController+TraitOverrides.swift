import Foundation

extension UIViewController: UITraitChangeObservable {
    /// Traits that the controller, its view and its children have instead of those of what is around it.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(overrideTraits) }
        set {
            overrideTraits = newValue.collection
            viewStorage?.traitsMayHaveChanged()
        }
    }

    /// Takes traits that changed around the controller on now, and tells who observes them. They are taken on as soon as they change, so this
    /// finds something to do only while the view is in no window. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/updatetraitsifneeded().
    public func updateTraitsIfNeeded() { viewStorage?.traitsMayHaveChanged() }
}
