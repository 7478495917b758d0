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

extension UISheetPresentationController.Detent {
    nonisolated static var descriptionOfUISheetPresentationControllerDetent: FrameworkClass {
        FrameworkClass(
            UISheetPresentationController.Detent.self,
            properties: "identifier",
            classMethods: "customDetentWithIdentifier:resolver: largeDetent mediumDetent",
            property: UISheetPresentationController.Detent.propertyOfUISheetPresentationControllerDetent,
            classMethod: UISheetPresentationController.Detent.classMethodOfUISheetPresentationControllerDetent)
    }

    private static func propertyOfUISheetPresentationControllerDetent(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UISheetPresentationController.Detent.identifier)
    }

    nonisolated private static func classMethodOfUISheetPresentationControllerDetent(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISheetPresentationController.Detent.Type).custom(
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "customDetentWithIdentifier:resolver:", as: (UISheetPresentationController.Detent.Identifier?).self),
                    resolver: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "customDetentWithIdentifier:resolver:",
                        as: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?).self))
            }
        case 1: return { r, _ in (r as! UISheetPresentationController.Detent.Type).large() }
        default: return { r, _ in (r as! UISheetPresentationController.Detent.Type).medium() }
        }
    }
}
