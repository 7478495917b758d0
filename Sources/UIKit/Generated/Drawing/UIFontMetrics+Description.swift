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

extension UIFontMetrics {
    nonisolated static var descriptionOfUIFontMetrics: FrameworkClass {
        FrameworkClass(
            UIFontMetrics.self,
            methods: """
                scaledFontForFont: scaledFontForFont:compatibleWithTraitCollection: scaledFontForFont:maximumPointSize: \
                scaledFontForFont:maximumPointSize:compatibleWithTraitCollection: scaledValueForValue: \
                scaledValueForValue:compatibleWithTraitCollection:
                """,
            classMethods: "defaultMetrics",
            initializers: "initForTextStyle:",
            method: UIFontMetrics.methodOfUIFontMetrics,
            classMethod: UIFontMetrics.classMethodOfUIFontMetrics,
            initializer: UIFontMetrics.initializerOfUIFontMetrics)
    }

    nonisolated private static func methodOfUIFontMetrics(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFontMetrics).scaledFont(for: ObjCRuntime.ObjCMessage.argument(a, 0, "scaledFontForFont:", as: (UIFont).self))
            }
        case 1:
            return { r, a in
                (r as! UIFontMetrics).scaledFont(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "scaledFontForFont:compatibleWithTraitCollection:", as: (UIFont).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scaledFontForFont:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        case 2:
            return { r, a in
                (r as! UIFontMetrics).scaledFont(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "scaledFontForFont:maximumPointSize:", as: (UIFont).self),
                    maximumPointSize: ObjCRuntime.ObjCMessage.argument(a, 1, "scaledFontForFont:maximumPointSize:", as: (CGFloat).self))
            }
        case 3:
            return { r, a in
                (r as! UIFontMetrics).scaledFont(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:", as: (UIFont).self),
                    maximumPointSize: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:", as: (CGFloat).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        case 4:
            return { r, a in
                (r as! UIFontMetrics).scaledValue(for: ObjCRuntime.ObjCMessage.argument(a, 0, "scaledValueForValue:", as: (CGFloat).self))
            }
        default:
            return { r, a in
                (r as! UIFontMetrics).scaledValue(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "scaledValueForValue:compatibleWithTraitCollection:", as: (CGFloat).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scaledValueForValue:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIFontMetrics(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIFontMetrics.Type).default }
    }

    nonisolated private static func initializerOfUIFontMetrics(_ index: Int) -> ObjCFactory {
        { a in UIFontMetrics(forTextStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "initForTextStyle:", as: (UIFont.TextStyle).self)) }
    }
}
