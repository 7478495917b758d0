import Foundation

extension UIView {
    var extrasForWriting: UIViewExtras {
        if let extras { return extras }
        let made = UIViewExtras()
        extras = made
        return made
    }

    /// Puts the background colour, resolved for this view's traits, on the layer.
    func applyBackgroundColor() {
        backingLayer.backgroundColor = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
    }

    func setMask(_ view: UIView?) {
        extrasForWriting.mask = view
        backingLayer.mask = view?.backingLayer
    }

    // MARK: Direction

    /// The direction for an attribute where the app runs in its language's direction.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.host.layoutDirection.userInterface)
    }

    // @objc(userInterfaceLayoutDirectionForSemanticContentAttribute:relativeToLayoutDirection:)
    /// The direction for an attribute where the surroundings run in the given direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    package var userInterface: UIUserInterfaceLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension UIView {
    // appearance
    /// The tint colour that the view itself was given.
    var ownTintColor: UIColor? {
        get { tintColorStorage }
        set { tintColor = newValue }
    }
}
