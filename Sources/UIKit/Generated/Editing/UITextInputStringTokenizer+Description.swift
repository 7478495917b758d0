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

extension UITextInputStringTokenizer {
    nonisolated static var descriptionOfUITextInputStringTokenizer: FrameworkClass {
        FrameworkClass(
            UITextInputStringTokenizer.self,
            methods: """
                isPosition:atBoundary:inDirection: isPosition:withinTextUnit:inDirection: \
                positionFromPosition:toBoundary:inDirection: rangeEnclosingPosition:withGranularity:inDirection:
                """,
            initializers: "initWithTextInput:",
            method: UITextInputStringTokenizer.methodOfUITextInputStringTokenizer,
            initializer: UITextInputStringTokenizer.initializerOfUITextInputStringTokenizer)
    }

    nonisolated private static func methodOfUITextInputStringTokenizer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITextInputStringTokenizer).isPosition(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isPosition:atBoundary:inDirection:", as: (UITextPosition).self),
                    atBoundary: ObjCRuntime.ObjCMessage.argument(a, 1, "isPosition:atBoundary:inDirection:", as: (UITextGranularity).self),
                    inDirection: ObjCRuntime.ObjCMessage.argument(a, 2, "isPosition:atBoundary:inDirection:", as: (UITextDirection).self))
            }
        case 1:
            return { r, a in
                (r as! UITextInputStringTokenizer).isPosition(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isPosition:withinTextUnit:inDirection:", as: (UITextPosition).self),
                    withinTextUnit: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "isPosition:withinTextUnit:inDirection:", as: (UITextGranularity).self),
                    inDirection: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "isPosition:withinTextUnit:inDirection:", as: (UITextDirection).self))
            }
        case 2:
            return { r, a in
                (r as! UITextInputStringTokenizer).position(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "positionFromPosition:toBoundary:inDirection:", as: (UITextPosition).self),
                    toBoundary: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "positionFromPosition:toBoundary:inDirection:", as: (UITextGranularity).self),
                    inDirection: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "positionFromPosition:toBoundary:inDirection:", as: (UITextDirection).self))
            }
        default:
            return { r, a in
                (r as! UITextInputStringTokenizer).rangeEnclosingPosition(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "rangeEnclosingPosition:withGranularity:inDirection:", as: (UITextPosition).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "rangeEnclosingPosition:withGranularity:inDirection:", as: (UITextGranularity).self),
                    inDirection: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "rangeEnclosingPosition:withGranularity:inDirection:", as: (UITextDirection).self))
            }
        }
    }

    nonisolated private static func initializerOfUITextInputStringTokenizer(_ index: Int) -> ObjCFactory {
        { a in
            UITextInputStringTokenizer(
                textInput: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTextInput:", as: (any UIResponder & UITextInput).self))
        }
    }
}
