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

extension UIScreen {
    nonisolated static var descriptionOfUIScreen: FrameworkClass {
        FrameworkClass(
            UIScreen.self,
            properties: """
                availableModes bounds brightness captured/isCaptured coordinateSpace currentEDRHeadroom currentMode \
                fixedCoordinateSpace focusedItem focusedView maximumFramesPerSecond mirroredScreen/mirrored nativeBounds nativeScale \
                potentialEDRHeadroom preferredMode referenceDisplayModeStatus scale supportsFocus traitCollection
                """,
            methods: """
                convertPoint:fromCoordinateSpace: convertPoint:toCoordinateSpace: convertRect:fromCoordinateSpace: \
                convertRect:toCoordinateSpace: displayLinkWithTarget:selector: snapshotViewAfterScreenUpdates: \
                traitCollectionDidChange:
                """,
            classMethods: "mainScreen screens",
            property: UIScreen.propertyOfUIScreen,
            method: UIScreen.methodOfUIScreen,
            classMethod: UIScreen.classMethodOfUIScreen)
    }

    private static func propertyOfUIScreen(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIScreen.availableModes)
        case 1: return .readOnly(\UIScreen.bounds)
        case 2: return .value("brightness", \UIScreen.brightness)
        case 3: return .readOnly(\UIScreen.isCaptured)
        case 4: return .readOnly(\UIScreen.coordinateSpace)
        case 5: return .readOnly(\UIScreen.currentEDRHeadroom)
        case 6: return .value("currentMode", \UIScreen.currentMode)
        case 7: return .readOnly(\UIScreen.fixedCoordinateSpace)
        case 8: return .readOnly(\UIScreen.focusedItem)
        case 9: return .readOnly(\UIScreen.focusedView)
        case 10: return .readOnly(\UIScreen.maximumFramesPerSecond)
        case 11: return .readOnly(\UIScreen.mirrored)
        case 12: return .readOnly(\UIScreen.nativeBounds)
        case 13: return .readOnly(\UIScreen.nativeScale)
        case 14: return .readOnly(\UIScreen.potentialEDRHeadroom)
        case 15: return .readOnly(\UIScreen.preferredMode)
        case 16: return .readOnly(\UIScreen.referenceDisplayModeStatus)
        case 17: return .readOnly(\UIScreen.scale)
        case 18: return .readOnly(\UIScreen.supportsFocus)
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
        case 5:
            return { r, a in
                (r as! UIScreen).snapshotView(
                    afterScreenUpdates: ObjCRuntime.ObjCMessage.argument(a, 0, "snapshotViewAfterScreenUpdates:", as: (Bool).self))
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
