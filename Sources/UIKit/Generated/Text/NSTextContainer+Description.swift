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

extension NSTextContainer {
    nonisolated static var descriptionOfNSTextContainer: FrameworkClass {
        FrameworkClass(
            NSTextContainer.self,
            properties: """
                exclusionPaths heightTracksTextView isSimpleRectangularTextContainer layoutManager layoutOrientation lineBreakMode \
                lineFragmentPadding maximumNumberOfLines size textLayoutManager widthTracksTextView
                """,
            methods: "encodeWithCoder: lineFragmentRectForProposedRect:atIndex:writingDirection:remaining: replaceLayoutManager:",
            classMethods: "supportsSecureCoding",
            initializers: "init initWithCoder: initWithSize:",
            property: NSTextContainer.propertyOfNSTextContainer,
            method: NSTextContainer.methodOfNSTextContainer,
            classMethod: NSTextContainer.classMethodOfNSTextContainer,
            initializer: NSTextContainer.initializerOfNSTextContainer)
    }

    private static func propertyOfNSTextContainer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("exclusionPaths", \NSTextContainer.exclusionPaths)
        case 1: return .value("heightTracksTextView", \NSTextContainer.heightTracksTextView)
        case 2: return .readOnly(\NSTextContainer.isSimpleRectangularTextContainer)
        case 3: return .value("layoutManager", \NSTextContainer.layoutManager)
        case 4: return .readOnly(\NSTextContainer.layoutOrientation)
        case 5: return .value("lineBreakMode", \NSTextContainer.lineBreakMode)
        case 6: return .value("lineFragmentPadding", \NSTextContainer.lineFragmentPadding)
        case 7: return .value("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines)
        case 8: return .value("size", \NSTextContainer.size)
        case 9: return .readOnly(\NSTextContainer.textLayoutManager)
        default: return .value("widthTracksTextView", \NSTextContainer.widthTracksTextView)
        }
    }

    nonisolated private static func methodOfNSTextContainer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextContainer).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 1:
            return { r, a in
                (r as! NSTextContainer).lineFragmentRect(
                    forProposedRect: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "lineFragmentRectForProposedRect:atIndex:writingDirection:remaining:", as: (CGRect).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "lineFragmentRectForProposedRect:atIndex:writingDirection:remaining:", as: (Int).self),
                    writingDirection: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "lineFragmentRectForProposedRect:atIndex:writingDirection:remaining:", as: (NSWritingDirection).self),
                    remaining: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "lineFragmentRectForProposedRect:atIndex:writingDirection:remaining:",
                        as: (UnsafeMutablePointer<CGRect>?).self))
            }
        default:
            return { r, a in
                (r as! NSTextContainer).replaceLayoutManager(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "replaceLayoutManager:", as: (NSLayoutManager).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSTextContainer(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSTextContainer.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfNSTextContainer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSTextContainer() }
        case 1: return { a in NSTextContainer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in NSTextContainer(size: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSize:", as: (CGSize).self)) }
        }
    }
}
