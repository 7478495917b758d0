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

    // MARK: Tint

    var effectiveTintColor: UIColor {
        let color = inheritedTintColor
        return effectiveTintAdjustmentMode == .dimmed ? color.dimmedTint : color
    }

    private var inheritedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.tintColorStorage { return color }
            view = current.superviewStorage
        }
        return .tintColorDefault
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if let mode = current.extras?.tintAdjustmentMode, mode != .automatic { return mode }
            view = current.superviewStorage
        }
        return .normal
    }

    func propagateTintChange() {
        tintColorDidChange()
        for view in subviewStorage where view.tintColorStorage == nil { view.propagateTintChange() }
    }

    // MARK: Traits

    var effectiveTraits: UITraitCollection {
        let inherited = owningViewController?.traitCollection ?? superviewStorage?.traitCollection ?? UITraitCollection.host
        return inherited.merging(overrideTraits)
    }

    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        overrideTraits = (overrideTraits ?? UITraitCollection()).with { $0.userInterfaceStyle = style }
        traitsMayHaveChanged()
    }

    /// Told when the view came under another superview: what is inherited may differ.
    func inheritedAppearanceDidChange() {
        traitsMayHaveChanged()
        if tintColorStorage == nil { propagateTintChange() }
    }

    /// Compares the traits with those last seen, here and below, and tells about changes.
    package func traitsMayHaveChanged() {
        let traits = traitCollection
        let previous = lastTraits
        guard previous != traits else {
            // Descendants that came from elsewhere may still have seen others.
            return subviewStorage.forEach { $0.traitsMayHaveChanged() }
        }
        lastTraits = traits
        extras?.variations?.apply(traits)
        if traits.hasDifferentColorAppearance(comparedTo: previous) {
            applyBackgroundColor()
            setNeedsDisplay()
        }
        if let previous {
            owningViewController?.traitCollectionDidChange(previous)
            traitCollectionDidChange(previous)
            setNeedsLayout()
        } else {
            traitsWereFirstSet()
        }
        for view in subviewStorage { view.traitsMayHaveChanged() }
    }

    private func traitsWereFirstSet() {
        traitCollectionDidChange(nil)
        owningViewController?.traitCollectionDidChange(nil)
    }

    /// The direction for an attribute where the app runs in its language's direction.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.host.layoutDirection.userInterface)
    }

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
