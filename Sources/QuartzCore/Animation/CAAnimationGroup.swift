import CoreGraphics
import Foundation

/// Several animations that run together, in the group's own time.
open class CAAnimationGroup: CAAnimation {
    /// The animations. Their delegates and `isRemovedOnCompletion` are not looked at; one without a duration takes the group's.
    open var animations: [CAAnimation]?

    override func makeFrameworkInstance() -> CAAnimation { CAAnimationGroup() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override var ownKeys: [String] { super.ownKeys + ["animations"] }

    override func ownValue(_ key: String) -> Any? { key == "animations" ? animations : super.ownValue(key) }

    override func setOwnValue(_ value: Any?, _ key: String) {
        if key == "animations" { animations = value as? [CAAnimation] } else { super.setOwnValue(value, key) }
    }

    override func program(for layer: CALayer) -> AnimationProgram? {
        let children = (animations ?? []).compactMap { child -> AnimationProgram? in
            var program = child.program(for: layer)
            if child.timing.duration == 0 { program?.timing.duration = timing.duration }
            return program
        }
        return .group(GroupProgram(timing: timing, curve: timingFunction?.curve, children: children))
    }
}
