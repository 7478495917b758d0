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

extension UIDynamicAnimator {
    nonisolated static var descriptionOfUIDynamicAnimator: FrameworkClass {
        FrameworkClass(
            UIDynamicAnimator.self,
            properties: "behaviors delegate elapsedTime referenceView running/isRunning",
            methods: """
                addBehavior: itemsInRect: layoutAttributesForCellAtIndexPath: layoutAttributesForDecorationViewOfKind:atIndexPath: \
                layoutAttributesForSupplementaryViewOfKind:atIndexPath: removeAllBehaviors removeBehavior: \
                updateItemUsingCurrentState:
                """,
            initializers: "init initWithCollectionViewLayout: initWithReferenceView:",
            property: UIDynamicAnimator.propertyOfUIDynamicAnimator,
            method: UIDynamicAnimator.methodOfUIDynamicAnimator,
            initializer: UIDynamicAnimator.initializerOfUIDynamicAnimator)
    }

    private static func propertyOfUIDynamicAnimator(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIDynamicAnimator.behaviors)
        case 1: return .reference(\UIDynamicAnimator.delegate)
        case 2: return .readOnly(\UIDynamicAnimator.elapsedTime)
        case 3: return .readOnly(\UIDynamicAnimator.referenceView)
        default: return .readOnly(\UIDynamicAnimator.isRunning)
        }
    }

    nonisolated private static func methodOfUIDynamicAnimator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIDynamicAnimator).addBehavior(ObjCRuntime.ObjCMessage.argument(a, 0, "addBehavior:", as: (UIDynamicBehavior).self))
            }
        case 1:
            return { r, a in (r as! UIDynamicAnimator).items(in: ObjCRuntime.ObjCMessage.argument(a, 0, "itemsInRect:", as: (CGRect).self))
            }
        case 2:
            return { r, a in
                (r as! UIDynamicAnimator).layoutAttributesForCell(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "layoutAttributesForCellAtIndexPath:", as: (IndexPath).self))
            }
        case 3:
            return { r, a in
                (r as! UIDynamicAnimator).layoutAttributesForDecorationView(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForDecorationViewOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "layoutAttributesForDecorationViewOfKind:atIndexPath:", as: (IndexPath).self)
                )
            }
        case 4:
            return { r, a in
                (r as! UIDynamicAnimator).layoutAttributesForSupplementaryView(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForSupplementaryViewOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "layoutAttributesForSupplementaryViewOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 5: return { r, _ in (r as! UIDynamicAnimator).removeAllBehaviors() }
        case 6:
            return { r, a in
                (r as! UIDynamicAnimator).removeBehavior(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeBehavior:", as: (UIDynamicBehavior).self))
            }
        default:
            return { r, a in
                (r as! UIDynamicAnimator).updateItem(
                    usingCurrentState: ObjCRuntime.ObjCMessage.argument(a, 0, "updateItemUsingCurrentState:", as: (any UIDynamicItem).self))
            }
        }
    }

    nonisolated private static func initializerOfUIDynamicAnimator(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIDynamicAnimator() }
        case 1:
            return { a in
                UIDynamicAnimator(
                    collectionViewLayout: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithCollectionViewLayout:", as: (UICollectionViewLayout).self))
            }
        default:
            return { a in
                UIDynamicAnimator(referenceView: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithReferenceView:", as: (UIView).self))
            }
        }
    }
}
