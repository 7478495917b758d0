import CoreGraphics
import ObjCRuntime

/// Makes layers of a class that is known only at run time.
package enum LayerFactory {
    /// A new layer of a class: one of the framework's, or one that the registry has an `init` for. `nil` for any other class.
    package static func make(_ cls: AnyClass) -> CALayer? {
        switch ObjectIdentifier(cls) {
        case ObjectIdentifier(CALayer.self): CALayer()
        case ObjectIdentifier(CAShapeLayer.self): CAShapeLayer()
        case ObjectIdentifier(CAGradientLayer.self): CAGradientLayer()
        case ObjectIdentifier(CAReplicatorLayer.self): CAReplicatorLayer()
        case ObjectIdentifier(CATransformLayer.self): CATransformLayer()
        case ObjectIdentifier(CATextLayer.self): CATextLayer()
        case ObjectIdentifier(CAScrollLayer.self): CAScrollLayer()
        case ObjectIdentifier(CAEmitterLayer.self): CAEmitterLayer()
        default: ClassRegistry.factory("init", of: cls).flatMap { factory in Isolation.assume { factory([]) } as? CALayer }
        }
    }
}
