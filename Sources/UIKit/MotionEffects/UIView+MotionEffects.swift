import Foundation
import ObjCRuntime

extension UIView {
    private enum MotionKey {
        static let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    }

    /// The view's effects, once it has had some.
    var viewMotion: ViewMotion? { objc_getAssociatedObject(self, MotionKey.address) as? ViewMotion }

    /// The view came to another window, or left one: a layer without a tree loses what it shows by animations.
    func motionMayBeGone() {
        if windowStorage != nil { viewMotion?.apply(ViewerPosition.current.offset, to: self) }
    }

    /// The effects by which the view follows the viewer. They change what is seen, and not the view's own properties.
    ///
    /// See https://developer.apple.com/documentation/uikit/uiview/motioneffects.
    public var motionEffects: [UIMotionEffect] {
        get { viewMotion?.effects ?? [] }
        set {
            if newValue.isEmpty, viewMotion == nil { return }
            let motion = viewMotion ?? ViewMotion()
            ViewMotion.isUsed = true
            motion.effects = newValue
            objc_setAssociatedObject(self, MotionKey.address, motion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            if !newValue.isEmpty { ViewerPosition.current.add(self) }
            motion.apply(ViewerPosition.current.offset, to: self)
        }
    }

    /// Adds an effect. See https://developer.apple.com/documentation/uikit/uiview/addmotioneffect(_:).
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    /// Takes an effect away. See https://developer.apple.com/documentation/uikit/uiview/removemotioneffect(_:).
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
