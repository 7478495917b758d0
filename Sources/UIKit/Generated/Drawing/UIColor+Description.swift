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

extension UIColor {
    nonisolated static var descriptionOfUIColor: FrameworkClass {
        FrameworkClass(
            UIColor.self,
            properties: "CGColor/cgColor prominence",
            methods: """
                colorWithAlphaComponent: colorWithProminence: copyWithZone: encodeWithCoder: getHue:saturation:brightness:alpha: \
                getRed:green:blue:alpha: getWhite:alpha: loadDataWithTypeIdentifier:forItemProviderCompletionHandler: \
                resolvedColorWithTraitCollection: set setFill setStroke
                """,
            classMethods: """
                blackColor blueColor brownColor clearColor cyanColor darkGrayColor darkTextColor grayColor greenColor \
                groupTableViewBackgroundColor labelColor lightGrayColor lightTextColor linkColor magentaColor \
                objectWithItemProviderData:typeIdentifier:error: opaqueSeparatorColor orangeColor placeholderTextColor purpleColor \
                quaternaryLabelColor quaternarySystemFillColor readableTypeIdentifiersForItemProvider redColor secondaryLabelColor \
                secondarySystemBackgroundColor secondarySystemFillColor secondarySystemGroupedBackgroundColor separatorColor \
                supportsSecureCoding systemBackgroundColor systemBlueColor systemBrownColor systemCyanColor systemFillColor \
                systemGray2Color systemGray3Color systemGray4Color systemGray5Color systemGray6Color systemGrayColor \
                systemGreenColor systemGroupedBackgroundColor systemIndigoColor systemMintColor systemOrangeColor systemPinkColor \
                systemPurpleColor systemRedColor systemTealColor systemYellowColor tertiaryLabelColor tertiarySystemBackgroundColor \
                tertiarySystemFillColor tertiarySystemGroupedBackgroundColor tintColor whiteColor \
                writableTypeIdentifiersForItemProvider yellowColor
                """,
            initializers: """
                colorNamed: colorNamed:inBundle:compatibleWithTraitCollection: init initWithCGColor: initWithCoder: \
                initWithDisplayP3Red:green:blue:alpha: initWithDynamicProvider: initWithHue:saturation:brightness:alpha: \
                initWithPatternImage: initWithRed:green:blue:alpha: initWithResource: initWithWhite:alpha:
                """,
            property: UIColor.propertyOfUIColor,
            method: UIColor.methodOfUIColor,
            classMethod: UIColor.classMethodOfUIColor,
            initializer: UIColor.initializerOfUIColor)
    }

    private static func propertyOfUIColor(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIColor.cgColor)
        default: return .readOnly(\UIColor.prominence)
        }
    }

    nonisolated private static func methodOfUIColor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIColor).withAlphaComponent(ObjCRuntime.ObjCMessage.argument(a, 0, "colorWithAlphaComponent:", as: (CGFloat).self))
            }
        case 1:
            return { r, a in
                (r as! UIColor).withProminence(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "colorWithProminence:", as: (UIColor.Prominence).self))
            }
        case 2: return { r, a in (r as! UIColor).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 3:
            return { r, a in (r as! UIColor).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        case 4:
            return { r, a in
                (r as! UIColor).getHue(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getHue:saturation:brightness:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    saturation: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "getHue:saturation:brightness:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    brightness: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "getHue:saturation:brightness:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "getHue:saturation:brightness:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self))
            }
        case 5:
            return { r, a in
                (r as! UIColor).getRed(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "getRed:green:blue:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    green: ObjCRuntime.ObjCMessage.argument(a, 1, "getRed:green:blue:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    blue: ObjCRuntime.ObjCMessage.argument(a, 2, "getRed:green:blue:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 3, "getRed:green:blue:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self))
            }
        case 6:
            return { r, a in
                (r as! UIColor).getWhite(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "getWhite:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 1, "getWhite:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self))
            }
        case 7:
            return { r, a in
                (r as! UIColor).loadData(
                    withTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadDataWithTypeIdentifier:forItemProviderCompletionHandler:", as: (String).self),
                    forItemProviderCompletionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadDataWithTypeIdentifier:forItemProviderCompletionHandler:",
                        as: (@Sendable (Data?, (any Error)?) -> Void).self))
            }
        case 8:
            return { r, a in
                (r as! UIColor).resolvedColor(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "resolvedColorWithTraitCollection:", as: (UITraitCollection).self))
            }
        case 9: return { r, _ in (r as! UIColor).set() }
        case 10: return { r, _ in (r as! UIColor).setFill() }
        default: return { r, _ in (r as! UIColor).setStroke() }
        }
    }

    nonisolated private static func classMethodOfUIColor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIColor.Type).black }
        case 1: return { r, _ in (r as! UIColor.Type).blue }
        case 2: return { r, _ in (r as! UIColor.Type).brown }
        case 3: return { r, _ in (r as! UIColor.Type).clear }
        case 4: return { r, _ in (r as! UIColor.Type).cyan }
        case 5: return { r, _ in (r as! UIColor.Type).darkGray }
        case 6: return { r, _ in (r as! UIColor.Type).darkText }
        case 7: return { r, _ in (r as! UIColor.Type).gray }
        case 8: return { r, _ in (r as! UIColor.Type).green }
        case 9: return { r, _ in (r as! UIColor.Type).groupTableViewBackground }
        case 10: return { r, _ in (r as! UIColor.Type).label }
        case 11: return { r, _ in (r as! UIColor.Type).lightGray }
        case 12: return { r, _ in (r as! UIColor.Type).lightText }
        case 13: return { r, _ in (r as! UIColor.Type).link }
        case 14: return { r, _ in (r as! UIColor.Type).magenta }
        case 15:
            return { r, a in
                try? (r as! UIColor.Type).object(
                    withItemProviderData: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "objectWithItemProviderData:typeIdentifier:error:", as: (Data).self),
                    typeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "objectWithItemProviderData:typeIdentifier:error:", as: (String).self))
            }
        case 16: return { r, _ in (r as! UIColor.Type).opaqueSeparator }
        case 17: return { r, _ in (r as! UIColor.Type).orange }
        case 18: return { r, _ in (r as! UIColor.Type).placeholderText }
        case 19: return { r, _ in (r as! UIColor.Type).purple }
        case 20: return { r, _ in (r as! UIColor.Type).quaternaryLabel }
        case 21: return { r, _ in (r as! UIColor.Type).quaternarySystemFill }
        case 22: return { r, _ in (r as! UIColor.Type).readableTypeIdentifiersForItemProvider }
        case 23: return { r, _ in (r as! UIColor.Type).red }
        case 24: return { r, _ in (r as! UIColor.Type).secondaryLabel }
        case 25: return { r, _ in (r as! UIColor.Type).secondarySystemBackground }
        case 26: return { r, _ in (r as! UIColor.Type).secondarySystemFill }
        case 27: return { r, _ in (r as! UIColor.Type).secondarySystemGroupedBackground }
        case 28: return { r, _ in (r as! UIColor.Type).separator }
        case 29: return { r, _ in (r as! UIColor.Type).supportsSecureCoding }
        case 30: return { r, _ in (r as! UIColor.Type).systemBackground }
        case 31: return { r, _ in (r as! UIColor.Type).systemBlue }
        case 32: return { r, _ in (r as! UIColor.Type).systemBrown }
        case 33: return { r, _ in (r as! UIColor.Type).systemCyan }
        case 34: return { r, _ in (r as! UIColor.Type).systemFill }
        case 35: return { r, _ in (r as! UIColor.Type).systemGray2 }
        case 36: return { r, _ in (r as! UIColor.Type).systemGray3 }
        case 37: return { r, _ in (r as! UIColor.Type).systemGray4 }
        case 38: return { r, _ in (r as! UIColor.Type).systemGray5 }
        case 39: return { r, _ in (r as! UIColor.Type).systemGray6 }
        case 40: return { r, _ in (r as! UIColor.Type).systemGray }
        case 41: return { r, _ in (r as! UIColor.Type).systemGreen }
        case 42: return { r, _ in (r as! UIColor.Type).systemGroupedBackground }
        case 43: return { r, _ in (r as! UIColor.Type).systemIndigo }
        case 44: return { r, _ in (r as! UIColor.Type).systemMint }
        case 45: return { r, _ in (r as! UIColor.Type).systemOrange }
        case 46: return { r, _ in (r as! UIColor.Type).systemPink }
        case 47: return { r, _ in (r as! UIColor.Type).systemPurple }
        case 48: return { r, _ in (r as! UIColor.Type).systemRed }
        case 49: return { r, _ in (r as! UIColor.Type).systemTeal }
        case 50: return { r, _ in (r as! UIColor.Type).systemYellow }
        case 51: return { r, _ in (r as! UIColor.Type).tertiaryLabel }
        case 52: return { r, _ in (r as! UIColor.Type).tertiarySystemBackground }
        case 53: return { r, _ in (r as! UIColor.Type).tertiarySystemFill }
        case 54: return { r, _ in (r as! UIColor.Type).tertiarySystemGroupedBackground }
        case 55: return { r, _ in (r as! UIColor.Type).tintColor }
        case 56: return { r, _ in (r as! UIColor.Type).white }
        case 57: return { r, _ in (r as! UIColor.Type).writableTypeIdentifiersForItemProvider }
        default: return { r, _ in (r as! UIColor.Type).yellow }
        }
    }

    nonisolated private static func initializerOfUIColor(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIColor(named: ObjCRuntime.ObjCMessage.argument(a, 0, "colorNamed:", as: (String).self)) }
        case 1:
            return { a in
                UIColor(
                    named: ObjCRuntime.ObjCMessage.argument(a, 0, "colorNamed:inBundle:compatibleWithTraitCollection:", as: (String).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "colorNamed:inBundle:compatibleWithTraitCollection:", as: (Bundle?).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "colorNamed:inBundle:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        case 2: return { _ in UIColor() }
        case 3: return { a in UIColor(cgColor: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCGColor:", as: (CGColor).self)) }
        case 4: return { a in UIColor(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 5:
            return { a in
                UIColor(
                    displayP3Red: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDisplayP3Red:green:blue:alpha:", as: (CGFloat).self),
                    green: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithDisplayP3Red:green:blue:alpha:", as: (CGFloat).self),
                    blue: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithDisplayP3Red:green:blue:alpha:", as: (CGFloat).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithDisplayP3Red:green:blue:alpha:", as: (CGFloat).self))
            }
        case 6:
            return { a in
                UIColor(
                    dynamicProvider: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithDynamicProvider:", as: ((UITraitCollection) -> UIColor).self))
            }
        case 7:
            return { a in
                UIColor(
                    hue: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithHue:saturation:brightness:alpha:", as: (CGFloat).self),
                    saturation: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithHue:saturation:brightness:alpha:", as: (CGFloat).self),
                    brightness: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithHue:saturation:brightness:alpha:", as: (CGFloat).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithHue:saturation:brightness:alpha:", as: (CGFloat).self))
            }
        case 8: return { a in UIColor(patternImage: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPatternImage:", as: (UIImage).self)) }
        case 9:
            return { a in
                UIColor(
                    red: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRed:green:blue:alpha:", as: (CGFloat).self),
                    green: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithRed:green:blue:alpha:", as: (CGFloat).self),
                    blue: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithRed:green:blue:alpha:", as: (CGFloat).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithRed:green:blue:alpha:", as: (CGFloat).self))
            }
        case 10: return { a in UIColor(resource: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithResource:", as: (ColorResource).self)) }
        default:
            return { a in
                UIColor(
                    white: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithWhite:alpha:", as: (CGFloat).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithWhite:alpha:", as: (CGFloat).self))
            }
        }
    }
}
