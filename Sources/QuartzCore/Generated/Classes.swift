// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("QuartzCore", classes: names, description)
    }

    private static let names: NameList = """
        CAAnimation CAAnimationGroup CABasicAnimation CADisplayLink CAEmitterCell CAEmitterLayer CAGradientLayer CAKeyframeAnimation \
        CALayer CAMediaTimingFunction CAPropertyAnimation CAReplicatorLayer CAScrollLayer CAShapeLayer CASpringAnimation CATextLayer \
        CATiledLayer CATransaction CATransformLayer CATransition CAValueFunction
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return CAAnimation.descriptionOfCAAnimation
        case 1: return CAAnimationGroup.descriptionOfCAAnimationGroup
        case 2: return CABasicAnimation.descriptionOfCABasicAnimation
        case 3: return CADisplayLink.descriptionOfCADisplayLink
        case 4: return CAEmitterCell.descriptionOfCAEmitterCell
        case 5: return CAEmitterLayer.descriptionOfCAEmitterLayer
        case 6: return CAGradientLayer.descriptionOfCAGradientLayer
        case 7: return CAKeyframeAnimation.descriptionOfCAKeyframeAnimation
        case 8: return CALayer.descriptionOfCALayer
        case 9: return CAMediaTimingFunction.descriptionOfCAMediaTimingFunction
        case 10: return CAPropertyAnimation.descriptionOfCAPropertyAnimation
        case 11: return CAReplicatorLayer.descriptionOfCAReplicatorLayer
        case 12: return CAScrollLayer.descriptionOfCAScrollLayer
        case 13: return CAShapeLayer.descriptionOfCAShapeLayer
        case 14: return CASpringAnimation.descriptionOfCASpringAnimation
        case 15: return CATextLayer.descriptionOfCATextLayer
        case 16: return CATiledLayer.descriptionOfCATiledLayer
        case 17: return CATransaction.descriptionOfCATransaction
        case 18: return CATransformLayer.descriptionOfCATransformLayer
        case 19: return CATransition.descriptionOfCATransition
        default: return CAValueFunction.descriptionOfCAValueFunction
        }
    }
}
