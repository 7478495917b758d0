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
import SampanSound
import SampanTextLayout
import UniformTypeIdentifiers

extension UIScreen {
    nonisolated static var descriptionOfUIScreen: FrameworkClass {
        FrameworkClass(
            UIScreen.self,
            properties: """
                bounds brightness captured/isCaptured coordinateSpace fixedCoordinateSpace focusedItem focusedView \
                maximumFramesPerSecond nativeBounds nativeScale scale supportsFocus traitCollection
                """,
            methods: """
                convertPoint:fromCoordinateSpace: convertPoint:toCoordinateSpace: convertRect:fromCoordinateSpace: \
                convertRect:toCoordinateSpace: displayLinkWithTarget:selector: traitCollectionDidChange:
                """,
            classMethods: "mainScreen screens",
            property: UIScreen.propertyOfUIScreen,
            method: UIScreen.methodOfUIScreen,
            classMethod: UIScreen.classMethodOfUIScreen)
    }

    private static func propertyOfUIScreen(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIScreen.bounds)
        case 1: return .value("brightness", \UIScreen.brightness)
        case 2: return .readOnly(\UIScreen.isCaptured)
        case 3: return .readOnly(\UIScreen.coordinateSpace)
        case 4: return .readOnly(\UIScreen.fixedCoordinateSpace)
        case 5: return .readOnly(\UIScreen.focusedItem)
        case 6: return .readOnly(\UIScreen.focusedView)
        case 7: return .readOnly(\UIScreen.maximumFramesPerSecond)
        case 8: return .readOnly(\UIScreen.nativeBounds)
        case 9: return .readOnly(\UIScreen.nativeScale)
        case 10: return .readOnly(\UIScreen.scale)
        case 11: return .readOnly(\UIScreen.supportsFocus)
        default: return .readOnly(\UIScreen.traitCollection)
        }
    }

    nonisolated private static func methodOfUIScreen(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIScreen).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:fromCoordinateSpace:", as: (CGPoint).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:fromCoordinateSpace:", as: (any UICoordinateSpace).self))
            }
        case 1:
            return { r, a in
                (r as! UIScreen).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:toCoordinateSpace:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:toCoordinateSpace:", as: (any UICoordinateSpace).self))
            }
        case 2:
            return { r, a in
                (r as! UIScreen).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:fromCoordinateSpace:", as: (CGRect).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:fromCoordinateSpace:", as: (any UICoordinateSpace).self))
            }
        case 3:
            return { r, a in
                (r as! UIScreen).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:toCoordinateSpace:", as: (CGRect).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:toCoordinateSpace:", as: (any UICoordinateSpace).self))
            }
        case 4:
            return { r, a in
                (r as! UIScreen).displayLink(
                    withTarget: ObjCRuntime.ObjCMessage.argument(a, 0, "displayLinkWithTarget:selector:", as: (Any).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 1, "displayLinkWithTarget:selector:", as: (Selector).self))
            }
        default:
            return { r, a in
                (r as! UIScreen).traitCollectionDidChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "traitCollectionDidChange:", as: (UITraitCollection?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIScreen(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIScreen.Type).main }
        default: return { r, _ in (r as! UIScreen.Type).screens }
        }
    }
}
