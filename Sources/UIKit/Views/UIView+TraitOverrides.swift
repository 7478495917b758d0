import Foundation

extension UIView: UITraitChangeObservable {
    /// Traits that the view and what is below it have instead of those of what is around it.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(overrideTraits) }
        set {
            overrideTraits = newValue.collection
            traitsMayHaveChanged()
        }
    }
}
