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

extension UIScreenEdgePanGestureRecognizer {
    nonisolated static var descriptionOfUIScreenEdgePanGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UIScreenEdgePanGestureRecognizer.self,
            properties: "edges",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UIScreenEdgePanGestureRecognizer.propertyOfUIScreenEdgePanGestureRecognizer,
            initializer: UIScreenEdgePanGestureRecognizer.initializerOfUIScreenEdgePanGestureRecognizer)
    }

    private static func propertyOfUIScreenEdgePanGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        .value("edges", \UIScreenEdgePanGestureRecognizer.edges)
    }

    nonisolated private static func initializerOfUIScreenEdgePanGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIScreenEdgePanGestureRecognizer() }
        case 1:
            return { a in
                UIScreenEdgePanGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                UIScreenEdgePanGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}
