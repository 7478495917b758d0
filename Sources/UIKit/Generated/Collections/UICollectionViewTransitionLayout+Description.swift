// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UICollectionViewTransitionLayout {
    nonisolated static var descriptionOfUICollectionViewTransitionLayout: FrameworkClass {
        FrameworkClass(
            UICollectionViewTransitionLayout.self,
            properties: "currentLayout nextLayout transitionProgress",
            methods: "updateValue:forAnimatedKey: valueForAnimatedKey:",
            initializers: "initWithCoder: initWithCurrentLayout:nextLayout:",
            property: UICollectionViewTransitionLayout.propertyOfUICollectionViewTransitionLayout,
            method: UICollectionViewTransitionLayout.methodOfUICollectionViewTransitionLayout,
            initializer: UICollectionViewTransitionLayout.initializerOfUICollectionViewTransitionLayout)
    }

    private static func propertyOfUICollectionViewTransitionLayout(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICollectionViewTransitionLayout.currentLayout)
        case 1: return .readOnly(\UICollectionViewTransitionLayout.nextLayout)
        default: return .value("transitionProgress", \UICollectionViewTransitionLayout.transitionProgress)
        }
    }

    nonisolated private static func methodOfUICollectionViewTransitionLayout(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICollectionViewTransitionLayout).updateValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "updateValue:forAnimatedKey:", as: (CGFloat).self),
                    forAnimatedKey: ObjCRuntime.ObjCMessage.argument(a, 1, "updateValue:forAnimatedKey:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! UICollectionViewTransitionLayout).value(
                    forAnimatedKey: ObjCRuntime.ObjCMessage.argument(a, 0, "valueForAnimatedKey:", as: (String).self))
            }
        }
    }

    nonisolated private static func initializerOfUICollectionViewTransitionLayout(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UICollectionViewTransitionLayout(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                UICollectionViewTransitionLayout(
                    currentLayout: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithCurrentLayout:nextLayout:", as: (UICollectionViewLayout).self),
                    nextLayout: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithCurrentLayout:nextLayout:", as: (UICollectionViewLayout).self))
            }
        }
    }
}
