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

extension UIFont {
    nonisolated static var descriptionOfUIFont: FrameworkClass {
        FrameworkClass(
            UIFont.self,
            properties: "ascender capHeight descender familyName fontDescriptor fontName leading lineHeight pointSize xHeight",
            methods: "copyWithZone: fontWithSize:",
            classMethods: """
                boldSystemFontOfSize: buttonFontSize familyNames fontNamesForFamilyName: italicSystemFontOfSize: labelFontSize \
                monospacedDigitSystemFontOfSize:weight: monospacedSystemFontOfSize:weight: preferredFontForTextStyle: \
                preferredFontForTextStyle:compatibleWithTraitCollection: smallSystemFontSize systemFontOfSize: \
                systemFontOfSize:weight: systemFontOfSize:weight:width: systemFontSize
                """,
            initializers: "fontWithDescriptor:size: fontWithName:size:",
            property: UIFont.propertyOfUIFont,
            method: UIFont.methodOfUIFont,
            classMethod: UIFont.classMethodOfUIFont,
            initializer: UIFont.initializerOfUIFont)
    }

    private static func propertyOfUIFont(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIFont.ascender)
        case 1: return .readOnly(\UIFont.capHeight)
        case 2: return .readOnly(\UIFont.descender)
        case 3: return .readOnly(\UIFont.familyName)
        case 4: return .readOnly(\UIFont.fontDescriptor)
        case 5: return .readOnly(\UIFont.fontName)
        case 6: return .readOnly(\UIFont.leading)
        case 7: return .readOnly(\UIFont.lineHeight)
        case 8: return .readOnly(\UIFont.pointSize)
        default: return .readOnly(\UIFont.xHeight)
        }
    }

    nonisolated private static func methodOfUIFont(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! UIFont).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default: return { r, a in (r as! UIFont).withSize(ObjCRuntime.ObjCMessage.argument(a, 0, "fontWithSize:", as: (CGFloat).self)) }
        }
    }

    nonisolated private static func classMethodOfUIFont(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFont.Type).boldSystemFont(
                    ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "boldSystemFontOfSize:", as: (CGFloat).self))
            }
        case 1: return { r, _ in (r as! UIFont.Type).buttonFontSize }
        case 2: return { r, _ in (r as! UIFont.Type).familyNames }
        case 3:
            return { r, a in
                (r as! UIFont.Type).fontNames(
                    forFamilyName: ObjCRuntime.ObjCMessage.argument(a, 0, "fontNamesForFamilyName:", as: (String).self))
            }
        case 4:
            return { r, a in
                (r as! UIFont.Type).italicSystemFont(
                    ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "italicSystemFontOfSize:", as: (CGFloat).self))
            }
        case 5: return { r, _ in (r as! UIFont.Type).labelFontSize }
        case 6:
            return { r, a in
                (r as! UIFont.Type).monospacedDigitSystemFont(
                    ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "monospacedDigitSystemFontOfSize:weight:", as: (CGFloat).self),
                    weight: ObjCRuntime.ObjCMessage.argument(a, 1, "monospacedDigitSystemFontOfSize:weight:", as: (UIFont.Weight).self))
            }
        case 7:
            return { r, a in
                (r as! UIFont.Type).monospacedSystemFont(
                    ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "monospacedSystemFontOfSize:weight:", as: (CGFloat).self),
                    weight: ObjCRuntime.ObjCMessage.argument(a, 1, "monospacedSystemFontOfSize:weight:", as: (UIFont.Weight).self))
            }
        case 8:
            return { r, a in
                (r as! UIFont.Type).preferredFont(
                    forTextStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "preferredFontForTextStyle:", as: (UIFont.TextStyle).self))
            }
        case 9:
            return { r, a in
                (r as! UIFont.Type).preferredFont(
                    forTextStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preferredFontForTextStyle:compatibleWithTraitCollection:", as: (UIFont.TextStyle).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "preferredFontForTextStyle:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        case 10: return { r, _ in (r as! UIFont.Type).smallSystemFontSize }
        case 11:
            return { r, a in
                (r as! UIFont.Type).systemFont(ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "systemFontOfSize:", as: (CGFloat).self))
            }
        case 12:
            return { r, a in
                (r as! UIFont.Type).systemFont(
                    ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "systemFontOfSize:weight:", as: (CGFloat).self),
                    weight: ObjCRuntime.ObjCMessage.argument(a, 1, "systemFontOfSize:weight:", as: (UIFont.Weight).self))
            }
        case 13:
            return { r, a in
                (r as! UIFont.Type).systemFont(
                    ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "systemFontOfSize:weight:width:", as: (CGFloat).self),
                    weight: ObjCRuntime.ObjCMessage.argument(a, 1, "systemFontOfSize:weight:width:", as: (UIFont.Weight).self),
                    width: ObjCRuntime.ObjCMessage.argument(a, 2, "systemFontOfSize:weight:width:", as: (UIFont.Width).self))
            }
        default: return { r, _ in (r as! UIFont.Type).systemFontSize }
        }
    }

    nonisolated private static func initializerOfUIFont(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIFont(
                    descriptor: ObjCRuntime.ObjCMessage.argument(a, 0, "fontWithDescriptor:size:", as: (UIFontDescriptor).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "fontWithDescriptor:size:", as: (CGFloat).self))
            }
        default:
            return { a in
                UIFont(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "fontWithName:size:", as: (String).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "fontWithName:size:", as: (CGFloat).self))
            }
        }
    }
}
