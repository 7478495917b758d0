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

extension UIFontDescriptor {
    nonisolated static var descriptionOfUIFontDescriptor: FrameworkClass {
        FrameworkClass(
            UIFontDescriptor.self,
            properties: "fontAttributes pointSize postscriptName symbolicTraits",
            methods: """
                copyWithZone: encodeWithCoder: fontDescriptorByAddingAttributes: fontDescriptorWithDesign: fontDescriptorWithFace: \
                fontDescriptorWithFamily: fontDescriptorWithSize: fontDescriptorWithSymbolicTraits: \
                matchingFontDescriptorsWithMandatoryKeys: objectForKey:
                """,
            classMethods: """
                preferredFontDescriptorWithTextStyle: preferredFontDescriptorWithTextStyle:compatibleWithTraitCollection: \
                supportsSecureCoding
                """,
            initializers: "fontDescriptorWithName:size: initWithCoder: initWithFontAttributes:",
            property: UIFontDescriptor.propertyOfUIFontDescriptor,
            method: UIFontDescriptor.methodOfUIFontDescriptor,
            classMethod: UIFontDescriptor.classMethodOfUIFontDescriptor,
            initializer: UIFontDescriptor.initializerOfUIFontDescriptor)
    }

    private static func propertyOfUIFontDescriptor(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIFontDescriptor.fontAttributes)
        case 1: return .readOnly(\UIFontDescriptor.pointSize)
        case 2: return .readOnly(\UIFontDescriptor.postscriptName)
        default: return .readOnly(\UIFontDescriptor.symbolicTraits)
        }
    }

    nonisolated private static func methodOfUIFontDescriptor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFontDescriptor).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! UIFontDescriptor).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 2:
            return { r, a in
                (r as! UIFontDescriptor).addingAttributes(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "fontDescriptorByAddingAttributes:", as: ([UIFontDescriptor.AttributeName: Any]).self))
            }
        case 3:
            return { r, a in
                (r as! UIFontDescriptor).withDesign(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "fontDescriptorWithDesign:", as: (UIFontDescriptor.SystemDesign).self))
            }
        case 4:
            return { r, a in
                (r as! UIFontDescriptor).withFace(ObjCRuntime.ObjCMessage.argument(a, 0, "fontDescriptorWithFace:", as: (String).self))
            }
        case 5:
            return { r, a in
                (r as! UIFontDescriptor).withFamily(ObjCRuntime.ObjCMessage.argument(a, 0, "fontDescriptorWithFamily:", as: (String).self))
            }
        case 6:
            return { r, a in
                (r as! UIFontDescriptor).withSize(ObjCRuntime.ObjCMessage.argument(a, 0, "fontDescriptorWithSize:", as: (CGFloat).self))
            }
        case 7:
            return { r, a in
                (r as! UIFontDescriptor).withSymbolicTraits(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "fontDescriptorWithSymbolicTraits:", as: (UIFontDescriptor.SymbolicTraits).self))
            }
        case 8:
            return { r, a in
                (r as! UIFontDescriptor).matchingFontDescriptors(
                    withMandatoryKeys: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "matchingFontDescriptorsWithMandatoryKeys:", as: (Set<UIFontDescriptor.AttributeName>?).self))
            }
        default:
            return { r, a in
                (r as! UIFontDescriptor).object(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "objectForKey:", as: (UIFontDescriptor.AttributeName).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIFontDescriptor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFontDescriptor.Type).preferredFontDescriptor(
                    withTextStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preferredFontDescriptorWithTextStyle:", as: (UIFont.TextStyle).self))
            }
        case 1:
            return { r, a in
                (r as! UIFontDescriptor.Type).preferredFontDescriptor(
                    withTextStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preferredFontDescriptorWithTextStyle:compatibleWithTraitCollection:", as: (UIFont.TextStyle).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "preferredFontDescriptorWithTextStyle:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        default: return { r, _ in (r as! UIFontDescriptor.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfUIFontDescriptor(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIFontDescriptor(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "fontDescriptorWithName:size:", as: (String).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "fontDescriptorWithName:size:", as: (CGFloat).self))
            }
        case 1: return { a in UIFontDescriptor(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIFontDescriptor(
                    fontAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithFontAttributes:", as: ([UIFontDescriptor.AttributeName: Any]).self))
            }
        }
    }
}
