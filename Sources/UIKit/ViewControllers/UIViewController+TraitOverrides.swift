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
}
