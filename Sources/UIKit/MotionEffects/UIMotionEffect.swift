import Foundation

/// Changes a view's properties as the viewer looks at the screen from elsewhere. Subclass it, or use `UIInterpolatingMotionEffect`. See
/// https://developer.apple.com/documentation/uikit/uimotioneffect.
///
/// Nobody tilts the screen here: the viewer is where the mouse hovers, and in the middle while it is elsewhere.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// Creates an effect.
    public override init() { super.init() }

    /// Creates an effect from an archive.
    public required init?(coder: NSCoder) { super.init() }

    // @objc(keyPathsAndRelativeValuesForViewerOffset:)
    /// What is added to the view's properties, by their key paths; `nil`, as it is unless overridden, for nothing.
    ///
    /// - Parameter viewerOffset: where the viewer is, from -1 at the left and the top to 1 at the right and the bottom.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// The effect itself. Effects with values that can be set return another one that has them.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Writes the effect to an archive.
    open func encode(with coder: NSCoder) {}
}

/// Several effects as one. See https://developer.apple.com/documentation/uikit/uimotioneffectgroup.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?

    /// Creates a group of no effects.
    public override init() { super.init() }

    /// Creates a group from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        motionEffects = coder.objectIfPresent(forKey: "UIMotionEffects") as? [UIMotionEffect]
    }

    /// What all of them add up to.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        MotionValues(of: motionEffects ?? [], viewerOffset).any
    }

    /// A group of the same effects.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMotionEffectGroup()
        copy.motionEffects = motionEffects
        return copy
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(motionEffects, forKey: "UIMotionEffects")
    }
}
