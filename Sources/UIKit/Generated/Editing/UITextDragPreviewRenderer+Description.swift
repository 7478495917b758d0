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

extension UITextDragPreviewRenderer {
    nonisolated static var descriptionOfUITextDragPreviewRenderer: FrameworkClass {
        FrameworkClass(
            UITextDragPreviewRenderer.self,
            properties: "bodyRect firstLineRect image lastLineRect layoutManager",
            methods: "adjustFirstLineRect:bodyRect:lastLineRect:textOrigin:",
            initializers: "initWithLayoutManager:range: initWithLayoutManager:range:unifyRects:",
            property: UITextDragPreviewRenderer.propertyOfUITextDragPreviewRenderer,
            method: UITextDragPreviewRenderer.methodOfUITextDragPreviewRenderer,
            initializer: UITextDragPreviewRenderer.initializerOfUITextDragPreviewRenderer)
    }

    private static func propertyOfUITextDragPreviewRenderer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITextDragPreviewRenderer.bodyRect)
        case 1: return .readOnly(\UITextDragPreviewRenderer.firstLineRect)
        case 2: return .readOnly(\UITextDragPreviewRenderer.image)
        case 3: return .readOnly(\UITextDragPreviewRenderer.lastLineRect)
        default: return .readOnly(\UITextDragPreviewRenderer.layoutManager)
        }
    }

    nonisolated private static func methodOfUITextDragPreviewRenderer(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UITextDragPreviewRenderer).adjust(
                firstLineRect: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "adjustFirstLineRect:bodyRect:lastLineRect:textOrigin:", as: (UnsafeMutablePointer<CGRect>).self),
                bodyRect: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "adjustFirstLineRect:bodyRect:lastLineRect:textOrigin:", as: (UnsafeMutablePointer<CGRect>).self),
                lastLineRect: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "adjustFirstLineRect:bodyRect:lastLineRect:textOrigin:", as: (UnsafeMutablePointer<CGRect>).self),
                textOrigin: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "adjustFirstLineRect:bodyRect:lastLineRect:textOrigin:", as: (CGPoint).self))
        }
    }

    nonisolated private static func initializerOfUITextDragPreviewRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UITextDragPreviewRenderer(
                    layoutManager: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayoutManager:range:", as: (NSLayoutManager).self),
                    range: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithLayoutManager:range:", as: (NSRange).self))
            }
        default:
            return { a in
                UITextDragPreviewRenderer(
                    layoutManager: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithLayoutManager:range:unifyRects:", as: (NSLayoutManager).self),
                    range: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithLayoutManager:range:unifyRects:", as: (NSRange).self),
                    unifyRects: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithLayoutManager:range:unifyRects:", as: (Bool).self))
            }
        }
    }
}
