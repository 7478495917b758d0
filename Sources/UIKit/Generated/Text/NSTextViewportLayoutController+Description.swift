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

extension NSTextViewportLayoutController {
    nonisolated static var descriptionOfNSTextViewportLayoutController: FrameworkClass {
        FrameworkClass(
            NSTextViewportLayoutController.self,
            properties: "delegate textLayoutManager viewportBounds viewportRange",
            methods: "adjustViewportByVerticalOffset: relocateViewportToTextLocation:",
            initializers: "initWithTextLayoutManager:",
            property: NSTextViewportLayoutController.propertyOfNSTextViewportLayoutController,
            method: NSTextViewportLayoutController.methodOfNSTextViewportLayoutController,
            initializer: NSTextViewportLayoutController.initializerOfNSTextViewportLayoutController)
    }

    private static func propertyOfNSTextViewportLayoutController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\NSTextViewportLayoutController.delegate)
        case 1: return .readOnly(\NSTextViewportLayoutController.textLayoutManager)
        case 2: return .readOnly(\NSTextViewportLayoutController.viewportBounds)
        default: return .readOnly(\NSTextViewportLayoutController.viewportRange)
        }
    }

    nonisolated private static func methodOfNSTextViewportLayoutController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextViewportLayoutController).adjustViewport(
                    byVerticalOffset: ObjCRuntime.ObjCMessage.argument(a, 0, "adjustViewportByVerticalOffset:", as: (CGFloat).self))
            }
        default:
            return { r, a in
                (r as! NSTextViewportLayoutController).relocateViewport(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "relocateViewportToTextLocation:", as: (any NSTextLocation).self))
            }
        }
    }

    nonisolated private static func initializerOfNSTextViewportLayoutController(_ index: Int) -> ObjCFactory {
        { a in
            NSTextViewportLayoutController(
                textLayoutManager: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTextLayoutManager:", as: (NSTextLayoutManager).self))
        }
    }
}
