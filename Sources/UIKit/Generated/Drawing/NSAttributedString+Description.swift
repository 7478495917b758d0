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

extension NSAttributedString {
    nonisolated static var descriptionOfNSAttributedString: FrameworkClass {
        FrameworkClass(
            NSAttributedString.self,
            methods: """
                boundingRectWithSize:options:context: dataFromRange:documentAttributes:error: drawAtPoint: drawInRect: \
                drawWithRect:options:context: loadDataWithTypeIdentifier:forItemProviderCompletionHandler: size
                """,
            classMethods: """
                objectWithItemProviderData:typeIdentifier:error: readableTypeIdentifiersForItemProvider \
                writableTypeIdentifiersForItemProvider
                """,
            method: NSAttributedString.methodOfNSAttributedString,
            classMethod: NSAttributedString.classMethodOfNSAttributedString)
    }

    nonisolated private static func methodOfNSAttributedString(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSAttributedString).boundingRect(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "boundingRectWithSize:options:context:", as: (CGSize).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "boundingRectWithSize:options:context:", as: (NSStringDrawingOptions).self),
                    context: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "boundingRectWithSize:options:context:", as: (NSStringDrawingContext?).self))
            }
        case 1:
            return { r, a in
                try? (r as! NSAttributedString).data(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "dataFromRange:documentAttributes:error:", as: (NSRange).self),
                    documentAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "dataFromRange:documentAttributes:error:", as: ([NSAttributedString.DocumentAttributeKey: Any]).self))
            }
        case 2:
            return { r, a in (r as! NSAttributedString).draw(at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawAtPoint:", as: (CGPoint).self))
            }
        case 3:
            return { r, a in (r as! NSAttributedString).draw(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawInRect:", as: (CGRect).self)) }
        case 4:
            return { r, a in
                (r as! NSAttributedString).draw(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "drawWithRect:options:context:", as: (CGRect).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 1, "drawWithRect:options:context:", as: (NSStringDrawingOptions).self),
                    context: ObjCRuntime.ObjCMessage.argument(a, 2, "drawWithRect:options:context:", as: (NSStringDrawingContext?).self))
            }
        case 5:
            return { r, a in
                (r as! NSAttributedString).loadData(
                    withTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadDataWithTypeIdentifier:forItemProviderCompletionHandler:", as: (String).self),
                    forItemProviderCompletionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadDataWithTypeIdentifier:forItemProviderCompletionHandler:",
                        as: (@Sendable (Data?, (any Error)?) -> Void).self))
            }
        default: return { r, _ in (r as! NSAttributedString).size() }
        }
    }

    nonisolated private static func classMethodOfNSAttributedString(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                try? (r as! NSAttributedString.Type).object(
                    withItemProviderData: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "objectWithItemProviderData:typeIdentifier:error:", as: (Data).self),
                    typeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "objectWithItemProviderData:typeIdentifier:error:", as: (String).self))
            }
        case 1: return { r, _ in (r as! NSAttributedString.Type).readableTypeIdentifiersForItemProvider }
        default: return { r, _ in (r as! NSAttributedString.Type).writableTypeIdentifiersForItemProvider }
        }
    }
}
